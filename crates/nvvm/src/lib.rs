//! LLVM IR of rustc to PTX by NVIDIA's libNVVM.
