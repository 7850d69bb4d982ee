//! What a launch must know of a kernel: its parameter buffer, its shared memory, its limits.

use std::collections::{HashMap, HashSet};

use crate::ast::{
    AddressBase, Call, Function, Initializer, Item, Linkage, Module, Name, Operand, Pointer, ScalarType,
    Space, Statement, Variable,
};

/// A kernel's face to its launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// Name.
    pub name: Name,
    /// Parameters, in order.
    pub params: Vec<Param>,
    /// Bytes of the parameter buffer, up to the end of the last parameter.
    pub param_bytes: u32,
    /// Bytes of shared memory that the kernel and the functions it can reach declare, laid out in the order of
    /// the module with the alignment of each variable. What `ptxas` reserves differs where it reorders.
    pub static_shared: u64,
    /// True if the kernel can reach an `.extern .shared` array without a size.
    pub dynamic_shared: bool,
    /// Most threads of a block: the product of `.maxntid` or `.reqntid`.
    pub max_threads: Option<u64>,
    /// `.reqntid`: the only block shape that can be launched.
    pub required_block: Option<[u32; 3]>,
    /// `.minnctapersm`: blocks of so many threads that a multiprocessor is to hold at once.
    pub min_blocks: Option<u32>,
    /// `.maxnreg`: most registers of a thread.
    pub max_registers: Option<u32>,
}

/// A parameter's place in the buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Name.
    pub name: Name,
    /// Bytes from the start of the buffer.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// Alignment in bytes, a power of two.
    pub align: u32,
    /// Type of an element.
    pub ty: ScalarType,
    /// True for structs and arrays, which PTX passes as arrays of bytes.
    pub aggregate: bool,
    /// `.ptr`: what the compiler promised about a pointer.
    pub pointer: Option<Pointer>,
}

/// A kernel whose parameters no buffer can hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SignatureError {
    /// An array without length, a numbered name, or a size that overflows.
    #[error(
        "kernel `{kernel}`, parameter `{param}`: its size must be known and below 2^32 bytes; \
         give the array a length"
    )]
    ParamSize {
        /// Kernel.
        kernel: Name,
        /// Parameter.
        param: Name,
    },
    /// A shared variable too large to count.
    #[error("kernel `{kernel}`, shared variable `{variable}`: its size exceeds 2^64 bytes")]
    SharedSize {
        /// Kernel.
        kernel: Name,
        /// Variable.
        variable: Name,
    },
}

/// The signatures of a module's kernels, in order of the text.
///
/// # Errors
///
/// The first kernel with a parameter or shared variable whose size is not known.
pub fn signatures(module: &Module) -> Result<Vec<Signature>, SignatureError> {
    module.entries().map(|kernel| signature(module, kernel)).collect()
}

/// The signature of one kernel of the module.
///
/// # Errors
///
/// A parameter or shared variable whose size is not known.
pub fn signature(module: &Module, kernel: &Function) -> Result<Signature, SignatureError> {
    let (params, param_bytes) = params(kernel)?;
    let reach = Reach::from(module, kernel);
    let required_block = kernel.req_ntid();
    let threads = |block: [u32; 3]| block.iter().map(|&axis| u64::from(axis)).fold(1, u64::saturating_mul);
    Ok(Signature {
        name: kernel.name.clone(),
        params,
        param_bytes,
        static_shared: reach.static_shared(kernel)?,
        dynamic_shared: reach.shared().any(Variable::is_dynamic_shared),
        max_threads: required_block.or_else(|| kernel.max_ntid()).map(threads),
        required_block,
        min_blocks: kernel.min_cta_per_sm(),
        max_registers: kernel.max_nreg(),
    })
}

fn params(kernel: &Function) -> Result<(Vec<Param>, u32), SignatureError> {
    let mut params = Vec::with_capacity(kernel.params.len());
    let mut end = 0u32;
    for variable in &kernel.params {
        let place = || {
            let size =
                u32::try_from(variable.size()?).ok().filter(|&size| size > 0 && variable.count.is_none())?;
            let align = u32::try_from(variable.alignment()).ok()?;
            let offset = end.checked_next_multiple_of(align)?;
            Some((offset, size, align, offset.checked_add(size)?))
        };
        let (offset, size, align, after) = place().ok_or_else(|| SignatureError::ParamSize {
            kernel: kernel.name.clone(),
            param: variable.name.clone(),
        })?;
        let aggregate = !variable.dims.is_empty();
        params.push(Param {
            name: variable.name.clone(),
            offset,
            size,
            align,
            ty: variable.ty,
            aggregate,
            pointer: variable.pointer,
        });
        end = after;
    }
    Ok((params, end))
}

/// What a kernel can touch by name: through calls, through addresses of functions and variables, and through the
/// initialisers of variables.
struct Reach<'a> {
    module: &'a Module,
    names: HashSet<&'a Name>,
    kernel: &'a Function,
}

impl<'a> Reach<'a> {
    fn from(module: &'a Module, kernel: &'a Function) -> Self {
        let mut mentions: HashMap<&Name, Vec<&Item>> = HashMap::new();
        for item in &module.items {
            let name = match item {
                Item::Function(function) => &function.name,
                Item::Variable(variable) => &variable.name,
                Item::Alias(alias) => &alias.name,
                _ => continue,
            };
            mentions.entry(name).or_default().push(item);
        }
        let mut names = HashSet::from([&kernel.name]);
        let mut pending = vec![&kernel.name];
        while let Some(name) = pending.pop() {
            let mut visit = |mentioned: &'a Name| {
                if mentions.contains_key(mentioned) && names.insert(mentioned) {
                    pending.push(mentioned);
                }
            };
            for item in mentions.get(name).into_iter().flatten() {
                match item {
                    Item::Function(function) => mentioned_in(function, &mut visit),
                    Item::Variable(variable) => {
                        if let Some(init) = &variable.init {
                            mentioned_by(init, &mut visit);
                        }
                    }
                    Item::Alias(alias) => visit(&alias.target),
                    _ => {}
                }
            }
        }
        Self { module, names, kernel }
    }

    /// Shared variables, in order of the text; those of a function's body where the function stands.
    fn shared(&self) -> impl Iterator<Item = &'a Variable> {
        let mut variables = Vec::new();
        for item in &self.module.items {
            match item {
                Item::Variable(variable) if self.names.contains(&variable.name) => {
                    variables.push(&**variable)
                }
                Item::Function(function)
                    if self.names.contains(&function.name)
                        && (!function.is_entry() || function.name == self.kernel.name) =>
                {
                    Statement::walk(function.body.as_deref().unwrap_or_default(), &mut |statement| {
                        if let Statement::Variable(variable) = statement {
                            variables.push(variable);
                        }
                    });
                }
                _ => {}
            }
        }
        variables.into_iter().filter(|variable| variable.space == Space::Shared)
    }

    fn static_shared(&self, kernel: &Function) -> Result<u64, SignatureError> {
        let mut end = 0u64;
        for variable in self.shared().filter(|variable| variable.linkage != Some(Linkage::Extern)) {
            let after = || {
                let size = variable.size()?.checked_mul(u64::from(variable.count.unwrap_or(1)))?;
                end.checked_next_multiple_of(variable.alignment())?.checked_add(size)
            };
            end = after().ok_or_else(|| SignatureError::SharedSize {
                kernel: kernel.name.clone(),
                variable: variable.name.clone(),
            })?;
        }
        Ok(end)
    }
}

/// Names in a function's body. Names of its own variables come along, which is harmless.
fn mentioned_in<'a>(function: &'a Function, visit: &mut impl FnMut(&'a Name)) {
    Statement::walk(function.body.as_deref().unwrap_or_default(), &mut |statement| match statement {
        Statement::Instruction(instruction) => {
            instruction.operands.iter().for_each(|operand| mentioned_as(operand, visit));
        }
        Statement::Call(call) => {
            let Call { target, arguments, .. } = &**call;
            mentioned_as(target, visit);
            arguments.iter().for_each(|operand| mentioned_as(operand, visit));
        }
        Statement::CallTargets(list) => list.targets.iter().for_each(&mut *visit),
        Statement::Variable(variable) => {
            if let Some(init) = &variable.init {
                mentioned_by(init, visit);
            }
        }
        _ => {}
    });
}

fn mentioned_as<'a>(operand: &'a Operand, visit: &mut impl FnMut(&'a Name)) {
    operand.walk(&mut |operand| match operand {
        Operand::Symbol(symbol) => visit(&symbol.name),
        Operand::Address(address) => {
            if let AddressBase::Symbol(name) = &address.base {
                visit(name);
            }
        }
        _ => {}
    });
}

fn mentioned_by<'a>(init: &'a Initializer, visit: &mut impl FnMut(&'a Name)) {
    match init {
        // Its value is a word of its own, such as `clamp_to_edge`.
        Initializer::Value(_) | Initializer::Field(..) => {}
        Initializer::Address(address) => visit(&address.name),
        Initializer::List(elements) => elements.iter().for_each(|element| mentioned_by(element, visit)),
    }
}
