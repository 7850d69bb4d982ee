//! A module, decoded.

use std::collections::HashMap;

use ptx::ast::{Function, Module};

use crate::code::Code;
use crate::flow;
use crate::info::{GlobalInfo, KernelId, KernelInfo, ParamInfo};
use crate::lower::{Lower, ModuleVariable, Symbols, Target};
use crate::source::Lines;
use crate::{SourceLine, Space};

/// Why a module cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The text is no PTX.
    #[error("{0}")]
    Parse(#[from] ptx::ParseError),
    /// A kernel's parameters or variables have no size.
    #[error("{0}")]
    Signature(#[from] ptx::SignatureError),
    /// A variable does not fit into memory.
    #[error("variable {name} of {size} bytes: {error}")]
    Variable {
        /// The variable's name.
        name: String,
        /// Its bytes.
        size: u64,
        /// What the memory says.
        error: crate::memory::MemoryError,
    },
}

/// What a kernel needs beyond its own code.
#[derive(Debug)]
pub(crate) struct Kernel {
    pub code: u32,
    /// Functions that it can reach, itself first.
    pub reach: Vec<u32>,
    /// Offset of each shared variable that it can reach.
    pub shared: HashMap<u32, u32>,
    pub static_shared: u32,
    /// Bytes of local memory that a thread needs for all calls that can be nested, or more where that has no limit.
    pub local_bytes: u32,
    pub order_sensitive: bool,
    pub uses_heap: bool,
    /// `.reqnctapercluster`
    pub cluster: Option<[u32; 3]>,
    /// Function and origin of something that it can reach and that is not supported.
    pub unsupported: Option<(u32, u32)>,
}

/// Bytes of local memory a thread where calls recurse, go through pointers, or `alloca` is used.
const DEEP_STACK: u32 = 32 << 10;

/// A decoded module: immutable, shared by all its instances.
#[derive(Debug)]
pub struct Program {
    target_sm: u32,
    codes: Vec<Code>,
    kernels: Vec<KernelInfo>,
    details: Vec<Kernel>,
    globals: Vec<GlobalInfo>,
    variables: Vec<ModuleVariable>,
    by_name: HashMap<String, KernelId>,
    /// The text, for reports.
    lines: Vec<Box<str>>,
}

impl Program {
    /// Decodes PTX text.
    ///
    /// Instructions that the simulator does not know are no error here: launching a kernel that can reach one is.
    ///
    /// # Errors
    /// The text does not parse, or a kernel's parameters have no size.
    pub fn from_ptx(text: &str) -> Result<Program, LoadError> {
        Program::decode(&ptx::parse(text)?, text)
    }

    /// Decodes a parsed module. Line numbers in reports are those of the module printed.
    ///
    /// # Errors
    /// As [`Program::from_ptx`].
    pub fn from_module(module: &Module) -> Result<Program, LoadError> {
        Program::from_ptx(&module.to_string())
    }

    fn decode(module: &Module, text: &str) -> Result<Program, LoadError> {
        let lines = Lines::of(module);
        // Of several definitions of a name, the first one is the function.
        let mut functions: Vec<&Function> = Vec::new();
        let mut named = HashMap::new();
        for function in module.functions().filter(|function| function.body.is_some()) {
            if named.insert(function.name.to_string(), ()).is_none() {
                functions.push(function);
            }
        }
        let mut symbols = Symbols::of(module, &functions);
        let codes: Vec<Code> = functions
            .iter()
            .map(|function| {
                let body = function.body.as_deref().unwrap_or_default();
                let mut code = Lower::function(&mut symbols, function, body, &lines);
                flow::finish(&mut code);
                code
            })
            .collect();
        let variables = symbols.variables;
        let mut program = Program {
            target_sm: module.target.sm,
            codes,
            kernels: Vec::new(),
            details: Vec::new(),
            globals: Vec::new(),
            variables,
            by_name: HashMap::new(),
            lines: text.lines().map(|line| line.trim().into()).collect(),
        };
        for (index, function) in functions.iter().enumerate().filter(|(_, function)| function.is_entry()) {
            program.add_kernel(module, index as u32, function, lines.of_function(function))?;
        }
        program.globals = program
            .variables
            .iter()
            .filter(|variable| variable.space != Space::Shared)
            .map(|variable| GlobalInfo {
                name: variable.name.clone(),
                space: variable.space,
                size: variable.size,
                align: variable.align,
                initial: variable.initial.clone(),
            })
            .collect();
        Ok(program)
    }

    fn add_kernel(
        &mut self,
        module: &Module,
        code: u32,
        function: &Function,
        source: Option<SourceLine>,
    ) -> Result<(), LoadError> {
        let signature = ptx::signature(module, function)?;
        let cluster = function.req_cluster();
        let details = Kernel { cluster, ..self.kernel_details(code) };
        let own = &self.codes[code as usize];
        let params = signature
            .params
            .iter()
            .map(|param| ParamInfo {
                name: param.name.to_string(),
                offset: param.offset,
                size: param.size,
                align: param.align,
            })
            .collect();
        self.kernels.push(KernelInfo {
            name: function.name.to_string(),
            params,
            param_bytes: signature.param_bytes,
            static_shared: details.static_shared,
            local_bytes: own.local_bytes,
            // Addresses, predicates and what the hardware's calling convention keeps come on top of the values.
            registers: (own.pressure + 6).clamp(8, 255),
            max_threads: signature.max_threads.map(|threads| u32::try_from(threads).unwrap_or(u32::MAX)),
            required_block: signature.required_block,
            min_blocks: signature.min_blocks,
            max_registers: signature.max_registers,
            required_cluster: cluster,
            uses_heap: details.uses_heap,
            source,
        });
        self.details.push(details);
        self.by_name.insert(function.name.to_string(), KernelId(self.kernels.len() as u32 - 1));
        Ok(())
    }

    /// Functions whose addresses are in registers or variables somewhere: whom an indirect call may reach.
    fn address_taken(&self) -> impl Iterator<Item = u32> + '_ {
        let in_code = self.codes.iter().flat_map(|code| code.takes.iter().copied());
        let in_data = self.variables.iter().flat_map(|variable| &variable.addresses).filter_map(|field| {
            match field.target {
                Target::Function(function) => Some(function),
                Target::Variable(_) => None,
            }
        });
        in_code.chain(in_data)
    }

    fn kernel_details(&self, code: u32) -> Kernel {
        let mut reach = vec![code];
        let mut seen = vec![false; self.codes.len()];
        seen[code as usize] = true;
        let mut at = 0;
        while let Some(&function) = reach.get(at) {
            at += 1;
            let code = &self.codes[function as usize];
            let mut add = |callee: u32| {
                if !std::mem::replace(&mut seen[callee as usize], true) {
                    reach.push(callee);
                }
            };
            code.calls.iter().copied().for_each(&mut add);
            if code.calls_indirect {
                self.address_taken().for_each(&mut add);
            }
        }
        let codes = || reach.iter().map(|&function| &self.codes[function as usize]);

        let mut wanted: Vec<u32> = codes().flat_map(|code| code.variables.iter().copied()).collect();
        wanted.sort_unstable();
        wanted.dedup();
        wanted.retain(|&variable| self.variables[variable as usize].space == Space::Shared);
        let (mut shared, mut end) = (HashMap::new(), 0u64);
        for &variable in &wanted {
            let ModuleVariable { align, size, dynamic, .. } = self.variables[variable as usize];
            if !dynamic {
                let offset = end.next_multiple_of(align);
                shared.insert(variable, offset as u32);
                // More than any device has is refused when the kernel is launched.
                end = offset.saturating_add(size).min(1 << 40);
            }
        }
        let static_shared = u32::try_from(end).unwrap_or(u32::MAX);
        // All dynamic arrays begin at one place, aligned as the strictest of them asks and never less than 16.
        let dynamic = || wanted.iter().filter(|&&variable| self.variables[variable as usize].dynamic);
        let align =
            dynamic().map(|&variable| self.variables[variable as usize].align).max().unwrap_or(1).max(16);
        for &variable in dynamic() {
            shared.insert(variable, end.next_multiple_of(align) as u32);
        }

        let deep = codes().any(|code| code.calls_indirect || code.allocas);
        let depth = if deep { None } else { self.call_depth(code, &mut vec![0; self.codes.len()]) };
        Kernel {
            code,
            shared,
            static_shared,
            local_bytes: depth.unwrap_or_else(|| {
                codes().map(|code| code.local_bytes).fold(DEEP_STACK, u32::saturating_add)
            }),
            cluster: None,
            order_sensitive: codes().any(|code| code.order_sensitive),
            uses_heap: codes().any(|code| code.uses_heap),
            unsupported: reach.iter().find_map(|&function| {
                self.codes[function as usize].unsupported.map(|origin| (function, origin))
            }),
            reach,
        }
    }

    /// Bytes of local memory of the deepest chain of calls; `None` where calls recurse. `state` is 0 for functions not
    /// seen yet, 1 for those in progress, and two more than the result for those done.
    fn call_depth(&self, function: u32, state: &mut Vec<u64>) -> Option<u32> {
        match state[function as usize] {
            0 => {}
            1 => return None,
            done => return Some((done - 2) as u32),
        }
        state[function as usize] = 1;
        let code = &self.codes[function as usize];
        let mut deepest = 0;
        for &callee in &code.calls {
            deepest = deepest.max(self.call_depth(callee, state)?);
        }
        let bytes = code.local_bytes.saturating_add(deepest);
        state[function as usize] = u64::from(bytes) + 2;
        Some(bytes)
    }

    /// The compute capability that the module was compiled for, such as 75.
    pub fn target_sm(&self) -> u32 {
        self.target_sm
    }

    /// The kernels, in the order of the text.
    pub fn kernels(&self) -> &[KernelInfo] {
        &self.kernels
    }

    /// The kernel of a name.
    pub fn kernel(&self, name: &str) -> Option<KernelId> {
        self.by_name.get(name).copied()
    }

    /// The first function that the text calls by name and does not define, whether or not anything reaches the call.
    /// `vprintf`, `malloc`, `free` and `__assertfail` need no definition. A driver refuses such a module, since there is
    /// nothing that it would be linked with; here it is an error to launch a kernel that can reach the call.
    pub fn unresolved_function(&self) -> Option<&str> {
        self.codes.iter().find_map(|code| code.unresolved.as_deref())
    }

    /// The variables in global and constant memory.
    pub fn globals(&self) -> &[GlobalInfo] {
        &self.globals
    }

    pub(crate) fn codes(&self) -> &[Code] {
        &self.codes
    }

    pub(crate) fn variables(&self) -> &[ModuleVariable] {
        &self.variables
    }

    pub(crate) fn details(&self, kernel: KernelId) -> Option<(&KernelInfo, &Kernel)> {
        Some((self.kernels.get(kernel.0 as usize)?, self.details.get(kernel.0 as usize)?))
    }

    /// A line of the text, from 1.
    pub(crate) fn text(&self, line: u32) -> &str {
        (line as usize).checked_sub(1).and_then(|index| self.lines.get(index)).map_or("", |line| line)
    }
}
