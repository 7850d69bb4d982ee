//! rustc's own LLVM as a library, through LLVM's C interface (`llvm-c/*.h`).
//!
//! The compiler of a Rust release for Linux links its LLVM as a shared library, so that it can be loaded a second time:
//! the same code generator, with the same target and options, for LLVM IR that has been changed.

use std::collections::HashSet;
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::path::{Path, PathBuf};
use std::ptr;
use std::sync::Mutex;

use libloading::Library;

type Ref = *mut c_void;

/// `LLVMOpcode`
const FREM: c_int = 19;
const FP_TO_UI: c_int = 33;
const FP_TO_SI: c_int = 34;
const UI_TO_FP: c_int = 35;
const SI_TO_FP: c_int = 36;
const CALL: c_int = 45;
/// `LLVMTypeKind`
const HALF: c_int = 1;
const DOUBLE: c_int = 3;
const VECTOR: c_int = 13;
/// `LLVMInternalLinkage`
const INTERNAL: c_int = 8;
/// `LLVMAssemblyFile`
const ASSEMBLY: c_int = 0;
/// `LLVMCodeGenLevelAggressive`, what rustc takes for `opt-level=3`.
const AGGRESSIVE: c_int = 3;

macro_rules! interface {
    ($($field:ident: $symbol:literal, fn($($argument:ty),*) $(-> $result:ty)?;)*) => {
        /// The functions that are called, by their names without `LLVM`.
        struct Api {
            $($field: unsafe extern "C" fn($($argument),*) $(-> $result)?,)*
        }

        impl Api {
            fn load(library: &Library) -> Result<Self, libloading::Error> {
                Ok(Self {
                    $(
                        // SAFETY: the type is that of LLVM's C headers, which keep it from release to release.
                        $field: *unsafe { library.get(concat!("LLVM", $symbol, "\0").as_bytes()) }?,
                    )*
                })
            }
        }
    };
}

interface! {
    parse_options: "ParseCommandLineOptions", fn(c_int, *const *const c_char, *const c_char);
    target_info: "InitializeNVPTXTargetInfo", fn();
    target: "InitializeNVPTXTarget", fn();
    target_mc: "InitializeNVPTXTargetMC", fn();
    asm_printer: "InitializeNVPTXAsmPrinter", fn();
    context_create: "ContextCreate", fn() -> Ref;
    context_dispose: "ContextDispose", fn(Ref);
    context_set_handler: "ContextSetDiagnosticHandler", fn(Ref, extern "C" fn(Ref, *mut c_void), *mut c_void);
    diagnostic_description: "GetDiagInfoDescription", fn(Ref) -> *mut c_char;
    diagnostic_severity: "GetDiagInfoSeverity", fn(Ref) -> c_int;
    dispose_message: "DisposeMessage", fn(*mut c_char);
    buffer: "CreateMemoryBufferWithMemoryRangeCopy", fn(*const c_char, usize, *const c_char) -> Ref;
    buffer_start: "GetBufferStart", fn(Ref) -> *const c_char;
    buffer_size: "GetBufferSize", fn(Ref) -> usize;
    buffer_dispose: "DisposeMemoryBuffer", fn(Ref);
    parse_ir: "ParseIRInContext", fn(Ref, Ref, *mut Ref, *mut *mut c_char) -> c_int;
    parse_bitcode: "ParseBitcodeInContext2", fn(Ref, Ref, *mut Ref) -> c_int;
    module_dispose: "DisposeModule", fn(Ref);
    module_print: "PrintModuleToString", fn(Ref) -> *mut c_char;
    strip_debug: "StripModuleDebugInfo", fn(Ref) -> c_int;
    link: "LinkModules2", fn(Ref, Ref) -> c_int;
    named_function: "GetNamedFunction", fn(Ref, *const c_char) -> Ref;
    first_function: "GetFirstFunction", fn(Ref) -> Ref;
    next_function: "GetNextFunction", fn(Ref) -> Ref;
    first_global: "GetFirstGlobal", fn(Ref) -> Ref;
    next_global: "GetNextGlobal", fn(Ref) -> Ref;
    value_name: "GetValueName2", fn(Ref, *mut usize) -> *const c_char;
    is_declaration: "IsDeclaration", fn(Ref) -> c_int;
    set_linkage: "SetLinkage", fn(Ref, c_int);
    set_visibility: "SetVisibility", fn(Ref, c_int);
    first_use: "GetFirstUse", fn(Ref) -> Ref;
    first_block: "GetFirstBasicBlock", fn(Ref) -> Ref;
    next_block: "GetNextBasicBlock", fn(Ref) -> Ref;
    first_instruction: "GetFirstInstruction", fn(Ref) -> Ref;
    next_instruction: "GetNextInstruction", fn(Ref) -> Ref;
    opcode: "GetInstructionOpcode", fn(Ref) -> c_int;
    operand: "GetOperand", fn(Ref, c_uint) -> Ref;
    is_constant: "IsConstant", fn(Ref) -> c_int;
    type_of: "TypeOf", fn(Ref) -> Ref;
    type_kind: "GetTypeKind", fn(Ref) -> c_int;
    element_type: "GetElementType", fn(Ref) -> Ref;
    vector_size: "GetVectorSize", fn(Ref) -> c_uint;
    float_type: "FloatTypeInContext", fn(Ref) -> Ref;
    int32_type: "Int32TypeInContext", fn(Ref) -> Ref;
    function_type: "FunctionType", fn(Ref, *const Ref, c_uint, c_int) -> Ref;
    add_function: "AddFunction", fn(Ref, *const c_char, Ref) -> Ref;
    const_int: "ConstInt", fn(Ref, u64, c_int) -> Ref;
    poison: "GetPoison", fn(Ref) -> Ref;
    called: "GetCalledValue", fn(Ref) -> Ref;
    int_type: "IntTypeInContext", fn(Ref, c_uint) -> Ref;
    int_width: "GetIntTypeWidth", fn(Ref) -> c_uint;
    function_type_of: "GlobalGetValueType", fn(Ref) -> Ref;
    zero_extend: "BuildZExtOrBitCast", fn(Ref, Ref, Ref, *const c_char) -> Ref;
    sign_extend: "BuildSExtOrBitCast", fn(Ref, Ref, Ref, *const c_char) -> Ref;
    int_truncate: "BuildTruncOrBitCast", fn(Ref, Ref, Ref, *const c_char) -> Ref;
    builder_create: "CreateBuilderInContext", fn(Ref) -> Ref;
    builder_before: "PositionBuilderBefore", fn(Ref, Ref);
    builder_dispose: "DisposeBuilder", fn(Ref);
    call: "BuildCall2", fn(Ref, Ref, Ref, *const Ref, c_uint, *const c_char) -> Ref;
    extract: "BuildExtractElement", fn(Ref, Ref, Ref, *const c_char) -> Ref;
    insert: "BuildInsertElement", fn(Ref, Ref, Ref, Ref, *const c_char) -> Ref;
    extend: "BuildFPExt", fn(Ref, Ref, Ref, *const c_char) -> Ref;
    truncate: "BuildFPTrunc", fn(Ref, Ref, Ref, *const c_char) -> Ref;
    replace_uses: "ReplaceAllUsesWith", fn(Ref, Ref);
    erase: "InstructionEraseFromParent", fn(Ref);
    target_from_triple: "GetTargetFromTriple", fn(*const c_char, *mut Ref, *mut *mut c_char) -> c_int;
    machine_create: "CreateTargetMachine",
        fn(Ref, *const c_char, *const c_char, *const c_char, c_int, c_int, c_int) -> Ref;
    machine_dispose: "DisposeTargetMachine", fn(Ref);
    emit: "TargetMachineEmitToMemoryBuffer", fn(Ref, Ref, c_int, *mut *mut c_char, *mut Ref) -> c_int;
    pass_options: "CreatePassBuilderOptions", fn() -> Ref;
    pass_options_dispose: "DisposePassBuilderOptions", fn(Ref);
    run_passes: "RunPasses", fn(Ref, *const c_char, Ref, Ref) -> Ref;
    error_message: "GetErrorMessage", fn(Ref) -> *mut c_char;
    dispose_error_message: "DisposeErrorMessage", fn(*mut c_char);
}

/// A loaded LLVM. It is never unloaded: LLVM registers destructors that would outlive it.
pub(super) struct Llvm {
    api: Api,
}

/// The library's file in a toolchain: the one with a version in its name, since the plain `.so` is a linker script.
pub(super) fn find(sysroot: &Path) -> Option<PathBuf> {
    let entries = std::fs::read_dir(sysroot.join("lib")).ok()?;
    entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("libLLVM.so.")))
}

/// The libraries that this process has loaded, by their files: a second one would register its options again.
static LOADED: Mutex<Vec<(PathBuf, &'static Llvm)>> = Mutex::new(Vec::new());

impl Llvm {
    /// Loads the library once, and sets LLVM's own options (rustc's `-C llvm-args`), which are global to it.
    pub(super) fn load(file: &Path, options: &[&str]) -> Result<&'static Self, String> {
        let mut loaded = LOADED.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some((_, llvm)) = loaded.iter().find(|(path, _)| path == file) {
            return Ok(llvm);
        }
        // SAFETY: LLVM's initialisers have no preconditions; a library without the functions is refused.
        let library = unsafe { Library::new(file) }.map_err(|error| error.to_string())?;
        let api = Api::load(&library).map_err(|error| error.to_string())?;
        std::mem::forget(library);
        let arguments: Vec<CString> = ["rustc"].iter().chain(options).map(|option| text(option)).collect();
        let pointers: Vec<*const c_char> = arguments.iter().map(|argument| argument.as_ptr()).collect();
        let count = c_int::try_from(pointers.len()).map_err(|error| error.to_string())?;
        // SAFETY: the array holds `count` strings; LLVM copies them. Nothing else uses the library yet.
        unsafe {
            (api.parse_options)(count, pointers.as_ptr(), ptr::null());
            (api.target_info)();
            (api.target)();
            (api.target_mc)();
            (api.asm_printer)();
        }
        let llvm: &'static Self = Box::leak(Box::new(Self { api }));
        loaded.push((file.to_owned(), llvm));
        Ok(llvm)
    }

    /// Takes over a message of LLVM's.
    fn message(&self, message: *mut c_char) -> String {
        if message.is_null() {
            return String::new();
        }
        // SAFETY: LLVM's messages end with a zero byte and belong to the caller.
        unsafe {
            let text = CStr::from_ptr(message).to_string_lossy().into_owned();
            (self.api.dispose_message)(message);
            text
        }
    }
}

/// Which operand or result of a conversion is the float.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// An integer becomes a float.
    To,
    /// A float becomes an integer.
    From,
}

/// An operation of LLVM IR that LLVM compiles wrongly for this target, or not at all.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operation {
    /// `frem`
    Remainder,
    /// `llvm.powi`: a float to the power of an integer that is known at run time.
    Power,
    /// A conversion between a float and an integer of more than 64 bits.
    Convert { float: Side, signed: bool },
}

impl Operation {
    /// The function of `compiler_builtins` that computes it. Its conversions to integers saturate, as Rust's `as` does.
    fn function(self, double: bool) -> &'static str {
        let (single_name, double_name) = match self {
            Self::Remainder => ("fmodf", "fmod"),
            Self::Power => ("__powisf2", "__powidf2"),
            Self::Convert { float: Side::To, signed: false } => ("__floatuntisf", "__floatuntidf"),
            Self::Convert { float: Side::To, signed: true } => ("__floattisf", "__floattidf"),
            Self::Convert { float: Side::From, signed: false } => ("__fixunssfti", "__fixunsdfti"),
            Self::Convert { float: Side::From, signed: true } => ("__fixsfti", "__fixdfti"),
        };
        if double { double_name } else { single_name }
    }
}

/// A string for C. Ours have no zero bytes.
fn text(value: &str) -> CString {
    CString::new(value.replace('\0', "")).unwrap_or_default()
}

/// Collects the errors of a context; without a handler LLVM would end the process.
struct Diagnostics {
    llvm: &'static Llvm,
    errors: Vec<String>,
}

extern "C" fn collect(diagnostic: Ref, diagnostics: *mut c_void) {
    // SAFETY: the context was given a pointer to its `Diagnostics`, which lives as long and which nothing else uses
    // while LLVM works.
    unsafe {
        let diagnostics = &mut *diagnostics.cast::<Diagnostics>();
        let llvm = diagnostics.llvm;
        let description = llvm.message((llvm.api.diagnostic_description)(diagnostic));
        // `LLVMDSError`
        if (llvm.api.diagnostic_severity)(diagnostic) == 0 {
            diagnostics.errors.push(description);
        }
    }
}

/// A module that is alive, of a context that outlives it.
struct Module {
    llvm: &'static Llvm,
    /// Null before it is read and after it was handed on.
    module: Ref,
}

impl Drop for Module {
    fn drop(&mut self) {
        if !self.module.is_null() {
            // SAFETY: the module belongs to this value, and its context is still there.
            unsafe { (self.llvm.api.module_dispose)(self.module) };
        }
    }
}

impl Module {
    /// Every function of the module.
    fn functions(&self) -> Vec<Ref> {
        let api = &self.llvm.api;
        // SAFETY: the module is alive, and the list does not change during the walk.
        unsafe {
            let first = (api.first_function)(self.module);
            list(first, |function| (api.next_function)(function))
        }
    }

    /// Every global variable of the module.
    fn globals(&self) -> Vec<Ref> {
        let api = &self.llvm.api;
        // SAFETY: as for `functions`.
        unsafe {
            let first = (api.first_global)(self.module);
            list(first, |global| (api.next_global)(global))
        }
    }

    fn name(&self, value: Ref) -> String {
        let mut length = 0;
        // SAFETY: the value is one of the living module; its name has `length` bytes.
        unsafe {
            let start = (self.llvm.api.value_name)(value, &mut length);
            String::from_utf8_lossy(std::slice::from_raw_parts(start.cast(), length)).into_owned()
        }
    }

    fn is_declaration(&self, value: Ref) -> bool {
        // SAFETY: the value is a global of the living module.
        unsafe { (self.llvm.api.is_declaration)(value) != 0 }
    }

    /// Makes the definitions private whose names are chosen.
    fn internalise(&self, chosen: impl Fn(&str) -> bool) {
        for value in self.functions().into_iter().chain(self.globals()) {
            let name = self.name(value);
            if !self.is_declaration(value) && !name.starts_with("llvm.") && chosen(&name) {
                // SAFETY: the value is a definition of the living module; a private one has default visibility.
                unsafe {
                    (self.llvm.api.set_visibility)(value, 0);
                    (self.llvm.api.set_linkage)(value, INTERNAL);
                }
            }
        }
    }

    /// Runs passes.
    fn run(&mut self, passes: &str, machine: &Machine) -> Result<(), String> {
        let api = &self.llvm.api;
        // SAFETY: module and machine are alive; the options are disposed of after their use, and the error by its
        // message.
        unsafe {
            let options = (api.pass_options)();
            let error = (api.run_passes)(self.module, text(passes).as_ptr(), machine.machine, options);
            (api.pass_options_dispose)(options);
            if error.is_null() {
                return Ok(());
            }
            let message = (api.error_message)(error);
            let shown = CStr::from_ptr(message).to_string_lossy().into_owned();
            (api.dispose_error_message)(message);
            Err(shown)
        }
    }
}

/// A target and its options.
pub(super) struct Machine {
    llvm: &'static Llvm,
    machine: Ref,
}

impl Machine {
    /// The machine that rustc makes for a GPU, at `opt-level=3`.
    pub(super) fn new(llvm: &'static Llvm, cpu: &str, features: &str) -> Result<Self, String> {
        let api = &llvm.api;
        let (triple, cpu, features) = (text(crate::cargo::TARGET), text(cpu), text(features));
        let (mut target, mut message) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: the strings outlive the calls, which copy them.
        let machine = unsafe {
            if (api.target_from_triple)(triple.as_ptr(), &mut target, &mut message) != 0 {
                return Err(llvm.message(message));
            }
            // The relocation and code models have no meaning for PTX: the defaults.
            (api.machine_create)(target, triple.as_ptr(), cpu.as_ptr(), features.as_ptr(), AGGRESSIVE, 0, 0)
        };
        if machine.is_null() { Err("LLVM makes no machine".to_owned()) } else { Ok(Self { llvm, machine }) }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // SAFETY: the machine belongs to this value.
        unsafe { (self.llvm.api.machine_dispose)(self.machine) };
    }
}

/// LLVM's context, with what it has reported.
struct Context {
    llvm: &'static Llvm,
    context: Ref,
    diagnostics: *mut Diagnostics,
}

impl Context {
    fn new(llvm: &'static Llvm) -> Self {
        let diagnostics = Box::into_raw(Box::new(Diagnostics { llvm, errors: Vec::new() }));
        // SAFETY: the handler's data is the `Diagnostics` that it expects, which lives as long as the context.
        let context = unsafe {
            let context = (llvm.api.context_create)();
            (llvm.api.context_set_handler)(context, collect, diagnostics.cast());
            context
        };
        Self { llvm, context, diagnostics }
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: both were made by `new` and are not used afterwards.
        unsafe {
            (self.llvm.api.context_dispose)(self.context);
            drop(Box::from_raw(self.diagnostics));
        }
    }
}

/// A program in LLVM IR.
pub(super) struct Program {
    llvm: &'static Llvm,
    /// Dropped before its context.
    main: Module,
    context: Context,
}

impl Program {
    /// Reads LLVM IR text.
    pub(super) fn parse(llvm: &'static Llvm, ir: &str) -> Result<Self, String> {
        let context = Context::new(llvm);
        let (mut module, mut message) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: the buffer is a copy, which the parser takes over.
        let failed = unsafe {
            let buffer = (llvm.api.buffer)(ir.as_ptr().cast(), ir.len(), c"kernels".as_ptr());
            (llvm.api.parse_ir)(context.context, buffer, &mut module, &mut message) != 0
        };
        if failed {
            return Err(llvm.message(message));
        }
        Ok(Self { llvm, main: Module { llvm, module }, context })
    }

    /// What LLVM reported since the last call, or `otherwise`.
    fn failure(&mut self, otherwise: &str) -> String {
        // SAFETY: LLVM is not at work, so the handler does not run.
        let errors = unsafe { std::mem::take(&mut (*self.context.diagnostics).errors) };
        if errors.is_empty() { otherwise.to_owned() } else { errors.join("; ") }
    }

    /// The names of functions that are used and have no definition, LLVM's intrinsics left out.
    fn undefined(&self) -> Vec<String> {
        // SAFETY: the functions are those of the living module.
        let used = |function: &Ref| unsafe { !(self.llvm.api.first_use)(*function).is_null() };
        let functions = self.main.functions().into_iter();
        let open = functions.filter(|&function| self.main.is_declaration(function)).filter(used);
        open.map(|function| self.main.name(function)).filter(|name| !name.starts_with("llvm.")).collect()
    }

    /// Replaces each operation that this target has no right code for by calls of functions; see [`Operation`].
    pub(super) fn call_functions(&mut self) {
        let api = &self.llvm.api;
        let mut found = Vec::new();
        for function in self.main.functions() {
            // SAFETY: the function is one of the living module; nothing changes during the walk.
            unsafe {
                let blocks = list((api.first_block)(function), |block| (api.next_block)(block));
                for block in blocks {
                    let instructions =
                        list((api.first_instruction)(block), |one| (api.next_instruction)(one));
                    found
                        .extend(instructions.into_iter().filter_map(|one| Some((one, self.operation(one)?))));
                }
            }
        }
        // SAFETY: the builder belongs to the living context, and each instruction is replaced once.
        unsafe {
            let builder = (api.builder_create)(self.context.context);
            for (instruction, operation) in found {
                (api.builder_before)(builder, instruction);
                let value = self.by_lanes(builder, instruction, operation);
                (api.replace_uses)(instruction, value);
                (api.erase)(instruction);
            }
            (api.builder_dispose)(builder);
        }
    }

    /// What an instruction does, if it has to become a call.
    ///
    /// # Safety
    /// The instruction is one of the living module.
    unsafe fn operation(&self, instruction: Ref) -> Option<Operation> {
        let api = &self.llvm.api;
        // SAFETY: the caller's promise; an instruction of these opcodes has an operand.
        unsafe {
            let opcode = (api.opcode)(instruction);
            let calls = |start: &str| self.main.name((api.called)(instruction)).starts_with(start);
            let operation = match opcode {
                FREM => return Some(Operation::Remainder),
                CALL if calls("llvm.powi.") => {
                    // LLVM multiplies for an exponent that it knows.
                    let known = (api.is_constant)((api.operand)(instruction, 1)) != 0;
                    return (!known).then_some(Operation::Power);
                }
                UI_TO_FP => Operation::Convert { float: Side::To, signed: false },
                SI_TO_FP => Operation::Convert { float: Side::To, signed: true },
                FP_TO_UI => Operation::Convert { float: Side::From, signed: false },
                FP_TO_SI => Operation::Convert { float: Side::From, signed: true },
                CALL if calls("llvm.fptoui.sat.") => Operation::Convert { float: Side::From, signed: false },
                CALL if calls("llvm.fptosi.sat.") => Operation::Convert { float: Side::From, signed: true },
                _ => return None,
            };
            let integer = match operation {
                Operation::Convert { float: Side::To, .. } => (api.operand)(instruction, 0),
                _ => instruction,
            };
            let mut ty = (api.type_of)(integer);
            if (api.type_kind)(ty) == VECTOR {
                ty = (api.element_type)(ty);
            }
            ((api.int_width)(ty) > 64).then_some(operation)
        }
    }

    /// The calls for an instruction; for vectors, one for each lane.
    ///
    /// # Safety
    /// `builder` stands before the instruction, which does what `operation` says.
    unsafe fn by_lanes(&self, builder: Ref, instruction: Ref, operation: Operation) -> Ref {
        let api = &self.llvm.api;
        let nameless = c"".as_ptr();
        // SAFETY: the caller's promise; every value made here is of the same function.
        unsafe {
            let count = if matches!(operation, Operation::Convert { .. }) { 1 } else { 2 };
            let operands: Vec<Ref> = (0..count).map(|index| (api.operand)(instruction, index)).collect();
            let ty = (api.type_of)(instruction);
            if (api.type_kind)(ty) != VECTOR {
                return self.scalar(builder, &operands, ty, operation);
            }
            let element = (api.element_type)(ty);
            let mut result = (api.poison)(ty);
            for lane in 0..(api.vector_size)(ty) {
                let index = (api.const_int)((api.int32_type)(self.context.context), u64::from(lane), 0);
                // The exponent of a power is one for all lanes.
                let lane = |&value: &Ref| match (api.type_kind)((api.type_of)(value)) {
                    VECTOR => (api.extract)(builder, value, index, nameless),
                    _ => value,
                };
                let lanes: Vec<Ref> = operands.iter().map(lane).collect();
                let value = self.scalar(builder, &lanes, element, operation);
                result = (api.insert)(builder, result, value, index, nameless);
            }
            result
        }
    }

    /// The call for scalars. A `half` goes through single precision, without a second rounding that matters: a
    /// remainder has no more significant bits than its divisor, and an integer that single precision cannot hold is
    /// beyond the greatest `half`.
    ///
    /// # Safety
    /// As for [`by_lanes`](Self::by_lanes), with a result of the type `ty`.
    unsafe fn scalar(&self, builder: Ref, operands: &[Ref], ty: Ref, operation: Operation) -> Ref {
        let api = &self.llvm.api;
        let context = self.context.context;
        let nameless = c"".as_ptr();
        // SAFETY: the caller's promise.
        unsafe {
            let wide = (api.int_type)(context, 128);
            let is_half = |ty| (api.type_kind)(ty) == HALF;
            let single = |ty| if is_half(ty) { (api.float_type)(context) } else { ty };
            let extended = |value: Ref| {
                let ty = (api.type_of)(value);
                if is_half(ty) { (api.extend)(builder, value, single(ty), nameless) } else { value }
            };
            match operation {
                Operation::Remainder | Operation::Power => {
                    let operands: Vec<Ref> = operands.iter().map(|&operand| extended(operand)).collect();
                    let value = self.call(builder, &operands, single(ty), operation, single(ty));
                    if is_half(ty) { (api.truncate)(builder, value, ty, nameless) } else { value }
                }
                Operation::Convert { float: Side::To, signed } => {
                    let cast = if signed { api.sign_extend } else { api.zero_extend };
                    let operand = cast(builder, operands[0], wide, nameless);
                    let value = self.call(builder, &[operand], single(ty), operation, single(ty));
                    if is_half(ty) { (api.truncate)(builder, value, ty, nameless) } else { value }
                }
                Operation::Convert { float: Side::From, .. } => {
                    let operand = extended(operands[0]);
                    let value = self.call(builder, &[operand], wide, operation, (api.type_of)(operand));
                    (api.int_truncate)(builder, value, ty, nameless)
                }
            }
        }
    }

    /// A call of the function for an operation in the precision of the type `float`.
    ///
    /// # Safety
    /// As for [`by_lanes`](Self::by_lanes), with operands of one type.
    unsafe fn call(
        &self,
        builder: Ref,
        operands: &[Ref],
        result: Ref,
        operation: Operation,
        float: Ref,
    ) -> Ref {
        let api = &self.llvm.api;
        // SAFETY: the caller's promise; the call's type is that of the function.
        unsafe {
            let name = text(operation.function((api.type_kind)(float) == DOUBLE));
            let parameters: Vec<Ref> = operands.iter().map(|&operand| (api.type_of)(operand)).collect();
            let count = operands.len() as c_uint;
            let signature = (api.function_type)(result, parameters.as_ptr(), count, 0);
            let mut function = (api.named_function)(self.main.module, name.as_ptr());
            if function.is_null() {
                function = (api.add_function)(self.main.module, name.as_ptr(), signature);
            }
            (api.call)(builder, signature, function, operands.as_ptr(), count, c"".as_ptr())
        }
    }

    /// Links the functions that the program uses and lacks from a library, whose parts are modules of bitcode. Returns
    /// whether anything was linked.
    ///
    /// The library is optimised by itself, with those functions as its interface, so that the code of the kernels
    /// stays as rustc's optimiser left it.
    pub(super) fn link(&mut self, parts: &[&[u8]], machine: &Machine) -> Result<bool, String> {
        let mut library = self.library(parts)?;
        let missing: HashSet<String> = self.undefined().into_iter().collect();
        let functions = library.functions().into_iter();
        let provided: HashSet<String> = functions
            .filter(|&function| !library.is_declaration(function))
            .map(|function| library.name(function))
            .filter(|name| missing.contains(name))
            .collect();
        if provided.is_empty() {
            return Ok(false);
        }
        for name in &provided {
            let name = text(name);
            // SAFETY: both modules are alive and have a function of that name. Types are unique in a context.
            let same = unsafe {
                let ty = |module| {
                    (self.llvm.api.function_type_of)((self.llvm.api.named_function)(module, name.as_ptr()))
                };
                ty(self.main.module) == ty(library.module)
            };
            if !same {
                return Err(format!("{name:?} is called with other types than it has"));
            }
        }
        library.internalise(|name| !provided.contains(name));
        library.run("globaldce,default<O3>", machine)?;
        let module = std::mem::replace(&mut library.module, ptr::null_mut());
        // SAFETY: both modules are of one context; the linker takes the library over.
        if unsafe { (self.llvm.api.link)(self.main.module, module) } != 0 {
            return Err(self.failure("the library cannot be linked"));
        }
        self.main.internalise(|name| provided.contains(name));
        // At opt-level 0 rustc's link-time optimisation leaves all of `core` in the program, called or not.
        self.main.run("globaldce", machine)?;
        Ok(true)
    }

    /// All parts of a library as one module of this program's context. Its debug information goes: it is of files that
    /// belong to the compiler.
    fn library(&mut self, parts: &[&[u8]]) -> Result<Module, String> {
        let api = &self.llvm.api;
        let mut library = Module { llvm: self.llvm, module: ptr::null_mut() };
        for part in parts {
            let mut module = ptr::null_mut();
            // SAFETY: the buffer is a copy, which belongs to this function; the linker takes the part over.
            let failed = unsafe {
                let buffer = (api.buffer)(part.as_ptr().cast(), part.len(), c"library".as_ptr());
                let failed = (api.parse_bitcode)(self.context.context, buffer, &mut module) != 0;
                (api.buffer_dispose)(buffer);
                if failed {
                    true
                } else {
                    (api.strip_debug)(module);
                    if library.module.is_null() {
                        library.module = module;
                        false
                    } else {
                        (api.link)(library.module, module) != 0
                    }
                }
            };
            if failed {
                return Err(self.failure("the library's bitcode cannot be read"));
            }
        }
        if library.module.is_null() { Err("the library holds no bitcode".to_owned()) } else { Ok(library) }
    }

    /// The program as LLVM IR text.
    pub(super) fn ir(&self) -> String {
        // SAFETY: the module is alive.
        self.llvm.message(unsafe { (self.llvm.api.module_print)(self.main.module) })
    }

    /// Compiles the program to PTX, as rustc does.
    pub(super) fn ptx(&mut self, machine: &Machine) -> Result<String, String> {
        let llvm = self.llvm;
        let (mut message, mut output) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: machine and module are alive; the buffer is disposed of after its text was copied.
        let result = unsafe {
            if (llvm.api.emit)(machine.machine, self.main.module, ASSEMBLY, &mut message, &mut output) != 0 {
                Err(llvm.message(message))
            } else {
                let (start, size) = ((llvm.api.buffer_start)(output), (llvm.api.buffer_size)(output));
                let bytes = std::slice::from_raw_parts(start.cast::<u8>(), size);
                let ptx = String::from_utf8_lossy(bytes).into_owned();
                (llvm.api.buffer_dispose)(output);
                Ok(ptx)
            }
        };
        // An error that LLVM reports without giving up leaves text that is not to be used.
        let reported = self.failure("");
        if reported.is_empty() { result } else { Err(reported) }
    }
}

/// The elements of one of LLVM's linked lists.
fn list(first: Ref, mut next: impl FnMut(Ref) -> Ref) -> Vec<Ref> {
    let alive = |one: Ref| (!one.is_null()).then_some(one);
    std::iter::successors(alive(first), |&one| alive(next(one))).collect()
}
