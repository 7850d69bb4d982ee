//! libNVVM, loaded at run time.

use crate::error::{Error, Result};
use crate::options::{Arch, Dialect, FIRST_MODERN, Options};
use libloading::{Library, Symbol};
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

type Program = *mut c_void;
type Status = c_int;

/// The C interface: nvvm.h of the CUDA toolkit.
struct Api {
    version: unsafe extern "C" fn(*mut c_int, *mut c_int) -> Status,
    ir_version: unsafe extern "C" fn(*mut c_int, *mut c_int, *mut c_int, *mut c_int) -> Status,
    llvm_version: Option<unsafe extern "C" fn(*const c_char, *mut c_int) -> Status>,
    error_string: unsafe extern "C" fn(Status) -> *const c_char,
    create: unsafe extern "C" fn(*mut Program) -> Status,
    destroy: unsafe extern "C" fn(*mut Program) -> Status,
    add: unsafe extern "C" fn(Program, *const c_char, usize, *const c_char) -> Status,
    add_lazily: unsafe extern "C" fn(Program, *const c_char, usize, *const c_char) -> Status,
    verify: unsafe extern "C" fn(Program, c_int, *const *const c_char) -> Status,
    compile: unsafe extern "C" fn(Program, c_int, *const *const c_char) -> Status,
    result_size: unsafe extern "C" fn(Program, *mut usize) -> Status,
    result: unsafe extern "C" fn(Program, *mut c_char) -> Status,
    log_size: unsafe extern "C" fn(Program, *mut usize) -> Status,
    log: unsafe extern "C" fn(Program, *mut c_char) -> Status,
}

/// A loaded libNVVM, with the libdevice that came with it.
pub struct LibNvvm {
    api: Api,
    path: PathBuf,
    libdevice: Option<PathBuf>,
    /// Answer of [`LibNvvm::computes_with_halves`], once asked.
    halves: OnceLock<bool>,
    /// Keeps the code behind `api` mapped.
    _library: Library,
}

impl fmt::Debug for LibNvvm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LibNvvm").field("path", &self.path).field("libdevice", &self.libdevice).finish()
    }
}

/// Versions that a library reports about itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Versions {
    /// Of the interface: major and minor.
    pub nvvm: (u32, u32),
    /// Of NVVM IR and of its debug metadata: major, minor, major, minor.
    pub ir: [u32; 4],
}

const SUCCESS: Status = 0;

impl LibNvvm {
    /// Loads a library from a file.
    ///
    /// # Errors
    ///
    /// [`Error::Load`] if it is not a libNVVM or cannot be loaded.
    pub fn load(path: &Path) -> Result<Self> {
        let fail =
            |error: libloading::Error| Error::Load { path: path.to_owned(), reason: error.to_string() };
        // SAFETY: libNVVM's initialisers have no preconditions. That the file is libNVVM is what its path claims; a library
        // without these symbols is refused below.
        let library = unsafe { Library::new(path) }.map_err(fail)?;
        macro_rules! symbol {
            ($name:literal) => {{
                // SAFETY: the types are those of nvvm.h, which have not changed since the first release.
                let symbol = unsafe { library.get(concat!($name, "\0").as_bytes()) }.map_err(fail)?;
                *symbol
            }};
        }
        let api = Api {
            version: symbol!("nvvmVersion"),
            ir_version: symbol!("nvvmIRVersion"),
            llvm_version: {
                // SAFETY: as above; releases before 13.1 do not have this one.
                let symbol: std::result::Result<Symbol<'_, _>, _> =
                    unsafe { library.get(b"nvvmLLVMVersion\0") };
                symbol.ok().map(|symbol| *symbol)
            },
            error_string: symbol!("nvvmGetErrorString"),
            create: symbol!("nvvmCreateProgram"),
            destroy: symbol!("nvvmDestroyProgram"),
            add: symbol!("nvvmAddModuleToProgram"),
            add_lazily: symbol!("nvvmLazyAddModuleToProgram"),
            verify: symbol!("nvvmVerifyProgram"),
            compile: symbol!("nvvmCompileProgram"),
            result_size: symbol!("nvvmGetCompiledResultSize"),
            result: symbol!("nvvmGetCompiledResult"),
            log_size: symbol!("nvvmGetProgramLogSize"),
            log: symbol!("nvvmGetProgramLog"),
        };
        Ok(Self {
            api,
            libdevice: crate::find::libdevice_beside(path),
            path: path.to_owned(),
            halves: OnceLock::new(),
            _library: library,
        })
    }

    /// Loads the first library that is found; see [`crate::find::folders`].
    ///
    /// # Errors
    ///
    /// [`Error::NoLibrary`] if there is none, [`Error::Load`] if the first one is damaged.
    pub fn find() -> Result<Self> {
        Self::find_with(&[])
    }

    /// [`find`](Self::find), with folders of the caller's own into which [`crate::fetch::fetch_into`] may have unpacked one, a
    /// version each.
    ///
    /// # Errors
    ///
    /// As [`find`](Self::find).
    pub fn find_with(caches: &[PathBuf]) -> Result<Self> {
        match crate::find::library_with(caches) {
            Some(path) => Self::load(&path),
            None => Err(Error::NoLibrary { searched: crate::find::folders_with(caches) }),
        }
    }

    /// The file that this was loaded from.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// libdevice, if it came with the library.
    #[must_use]
    pub fn libdevice(&self) -> Option<&Path> {
        self.libdevice.as_deref()
    }

    /// What the library says about itself.
    #[must_use]
    pub fn versions(&self) -> Versions {
        let mut v: [c_int; 6] = [0; 6];
        let [a, b, c, d, e, f] = &mut v;
        // SAFETY: the arguments are valid places for one integer each.
        unsafe {
            (self.api.version)(a, b);
            (self.api.ir_version)(c, d, e, f);
        }
        let v = v.map(|n| u32::try_from(n).unwrap_or(0));
        Versions { nvvm: (v[0], v[1]), ir: [v[2], v[3], v[4], v[5]] }
    }

    /// Major version of the LLVM whose IR the library reads for a target; 7 is the older dialect.
    ///
    /// Releases before 13.1 do not tell: they read LLVM 7's for targets before compute_100, and from there on at least what
    /// libNVVM 12.8 does, the first to know these.
    ///
    /// # Errors
    ///
    /// [`Error::Target`] if the library does not know the target.
    pub fn llvm_version(&self, arch: Arch, dialect: Dialect) -> Result<u32> {
        // What the newest dialect is, the first target that has no other tells.
        let latest = dialect == Dialect::Latest && arch.number() < FIRST_MODERN;
        let asked = if latest { Arch::new(FIRST_MODERN) } else { arch };
        let refuse =
            |reason: String| Error::Target { library: self.path.clone(), arch: arch.to_string(), reason };
        let Some(llvm_version) = self.api.llvm_version else {
            return if asked.number() < FIRST_MODERN { Ok(7) } else { Ok(crate::lower::OLDEST_CURRENT) };
        };
        let name = CString::new(asked.compute()).map_err(|error| refuse(error.to_string()))?;
        let mut major = 0;
        // SAFETY: the name ends in a zero byte; `major` is a valid place.
        let status = unsafe { llvm_version(name.as_ptr(), &raw mut major) };
        match u32::try_from(major) {
            Ok(major @ 1..) if status == SUCCESS => Ok(major),
            _ => Err(refuse(format!("it answers {}", self.status_name(status)))),
        }
    }

    /// Whether the library computes with `half` in its older dialect, and passes it to functions.
    ///
    /// No version number tells: before CUDA 12.6 the type is refused; in 12.6 calls are written without their arguments. So
    /// it is tried.
    pub(crate) fn computes_with_halves(&self) -> bool {
        *self.halves.get_or_init(|| {
            let [a, b, c, d] = self.versions().ir;
            let program = format!(
                "{}define internal half @g(half %x) noinline {{\n  %y = fadd half %x, %x\n  ret half %y\n}}\n\
                 define half @f(half %x) {{\n  %y = call half @g(half %x)\n  ret half %y\n}}\n\
                 !nvvmir.version = !{{!0}}\n!0 = !{{i32 {a}, i32 {b}, i32 {c}, i32 {d}}}\n",
                crate::lower::legacy_header()
            );
            let passes =
                |ptx: &str| ptx.lines().any(|line| line.contains("st.param") && line.contains("[param0"));
            let options = Options::new(Arch::new(75));
            self.compile(&program, None, &options).is_ok_and(|(ptx, _)| passes(&ptx))
        })
    }

    fn status_name(&self, status: Status) -> String {
        // SAFETY: the function returns a string of its own for every number.
        let text = unsafe { (self.api.error_string)(status) };
        if text.is_null() {
            return status.to_string();
        }
        // SAFETY: it is not null, and ends in a zero byte.
        unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
    }

    /// Compiles NVVM IR text, with libdevice's bitcode if given, to PTX.
    pub(crate) fn compile(
        &self,
        ir: &str,
        libdevice: Option<&[u8]>,
        options: &Options,
    ) -> Result<(String, String)> {
        let mut handle: Program = std::ptr::null_mut();
        // SAFETY: `handle` is a valid place.
        let status = unsafe { (self.api.create)(&raw mut handle) };
        let program = Session { library: self, handle };
        program.check(status, "create")?;
        // SAFETY: the text outlives the call, its length is given; the name ends in a zero byte.
        let status = unsafe { (self.api.add)(handle, ir.as_ptr().cast(), ir.len(), c"kernels".as_ptr()) };
        program.check(status, "read")?;
        if let Some(bitcode) = libdevice {
            // SAFETY: as above.
            let status = unsafe {
                (self.api.add_lazily)(handle, bitcode.as_ptr().cast(), bitcode.len(), c"libdevice".as_ptr())
            };
            program.check(status, "read libdevice for")?;
        }
        let arguments: Vec<CString> =
            options.arguments().into_iter().filter_map(|argument| CString::new(argument).ok()).collect();
        let pointers: Vec<*const c_char> = arguments.iter().map(|argument| argument.as_ptr()).collect();
        let count = c_int::try_from(pointers.len()).unwrap_or(c_int::MAX);
        // SAFETY: `count` pointers to strings that end in zero bytes and outlive the calls.
        let status = unsafe { (self.api.verify)(handle, count, pointers.as_ptr()) };
        program.check_target(status, "verify", options.arch)?;
        // SAFETY: as above.
        let status = unsafe { (self.api.compile)(handle, count, pointers.as_ptr()) };
        program.check_target(status, "compile", options.arch)?;
        // SAFETY: both belong to this interface and fill a buffer of the size that the first one tells.
        let ptx = unsafe { program.text(self.api.result_size, self.api.result) };
        Ok((ptx, program.log()))
    }
}

/// libNVVM's code for options that it does not know, an architecture among them.
const INVALID_OPTION: Status = 7;

/// A program in the library, destroyed when it goes out of scope.
struct Session<'a> {
    library: &'a LibNvvm,
    handle: Program,
}

impl Session<'_> {
    fn check(&self, status: Status, step: &'static str) -> Result<()> {
        if status == SUCCESS {
            return Ok(());
        }
        Err(Error::Program { step, code: self.library.status_name(status), log: self.log() })
    }

    fn check_target(&self, status: Status, step: &'static str, arch: Arch) -> Result<()> {
        if status == INVALID_OPTION {
            let reason = format!("{} {}", self.library.status_name(status), self.log());
            return Err(Error::Target { library: self.library.path.clone(), arch: arch.to_string(), reason });
        }
        self.check(status, step)
    }

    fn log(&self) -> String {
        if self.handle.is_null() {
            return String::new();
        }
        // SAFETY: both belong to this interface and fill a buffer of the size that the first one tells.
        unsafe { self.text(self.library.api.log_size, self.library.api.log) }.trim().to_owned()
    }

    /// A text that the library holds for the program.
    ///
    /// # Safety
    ///
    /// `read` must fill a buffer with as many bytes as `size` tells.
    unsafe fn text(
        &self,
        size: unsafe extern "C" fn(Program, *mut usize) -> Status,
        read: unsafe extern "C" fn(Program, *mut c_char) -> Status,
    ) -> String {
        let mut length = 0usize;
        // SAFETY: the handle is of a live program; `length` is a valid place.
        if unsafe { size(self.handle, &raw mut length) } != SUCCESS {
            return String::new();
        }
        let mut buffer = vec![0u8; length];
        // SAFETY: the buffer has the length that was asked for.
        if length == 0 || unsafe { read(self.handle, buffer.as_mut_ptr().cast()) } != SUCCESS {
            return String::new();
        }
        let end = buffer.iter().position(|b| *b == 0).unwrap_or(length);
        String::from_utf8_lossy(&buffer[..end]).into_owned()
    }
}

impl Drop for Session<'_> {
    fn drop(&mut self) {
        if !self.handle.is_null() {
            // SAFETY: the handle is of a live program, destroyed once.
            unsafe { (self.library.api.destroy)(&raw mut self.handle) };
        }
    }
}
