//! A program loaded into a device's memory.

use std::sync::Arc;

use crate::code::{FUNCTION_BASE, FUNCTION_STRIDE};
use crate::lower::Target;
use crate::memory::Memory;
use crate::{LoadError, Program, Space};

/// A program whose variables have places in a memory.
#[derive(Debug)]
pub struct Instance {
    program: Arc<Program>,
    /// Address of each variable; 0 for shared ones, which have a place in each block.
    addresses: Vec<u64>,
}

impl Instance {
    /// Places the program's variables and writes their initial values.
    ///
    /// # Errors
    /// [`LoadError::Variable`] when the memory has no room.
    pub fn load(program: Arc<Program>, memory: &Memory) -> Result<Instance, LoadError> {
        let mut instance = Instance { addresses: Vec::new(), program };
        for variable in instance.program.variables() {
            let (size, align) = match variable.space {
                // An atomic of one or two bytes is an operation on the word around them, which a driver's memory always has.
                Space::Global => (variable.size.max(1).next_multiple_of(4), variable.align.max(4)),
                _ => (variable.size.max(1), variable.align),
            };
            let placed = match variable.space {
                Space::Shared => Ok(0),
                Space::Const => memory.allocate_constant(size, align),
                _ => memory.allocate(size, align),
            };
            match placed {
                Ok(address) => instance.addresses.push(address),
                Err(error) => {
                    let failed =
                        LoadError::Variable { name: variable.name.clone(), size: variable.size, error };
                    instance.unload(memory);
                    return Err(failed);
                }
            }
        }
        for (variable, &address) in instance.program.variables().iter().zip(&instance.addresses) {
            if variable.space == Space::Shared || variable.initial.is_empty() {
                continue;
            }
            let mut bytes = variable.initial.clone();
            bytes.truncate(variable.size as usize);
            for field in &variable.addresses {
                let base = match field.target {
                    Target::Variable(target) => instance.addresses[target as usize],
                    Target::Function(function) => FUNCTION_BASE + u64::from(function) * FUNCTION_STRIDE,
                };
                let value = base.wrapping_add(field.offset as u64) >> field.shift;
                let at = field.at as usize;
                if let Some(place) = bytes.get_mut(at..at + field.bytes.min(8) as usize) {
                    place.copy_from_slice(&value.to_le_bytes()[..field.bytes.min(8) as usize]);
                }
            }
            memory.write(address, &bytes).map_err(|error| LoadError::Variable {
                name: variable.name.clone(),
                size: variable.size,
                error,
            })?;
        }
        Ok(instance)
    }

    /// Frees the program's variables. Addresses taken from this instance are wrong afterwards.
    pub fn unload(&self, memory: &Memory) {
        for &address in self.addresses.iter().filter(|&&address| address != 0) {
            // Whoever freed a variable through the allocator's own interface has seen to it already.
            let _ = memory.free(address);
        }
    }

    /// The program.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// Address and bytes of a variable in global or constant memory.
    pub fn global(&self, name: &str) -> Option<(u64, u64)> {
        let variables = self.program.variables();
        let index =
            variables.iter().position(|variable| variable.name == name && variable.space != Space::Shared)?;
        Some((self.addresses[index], variables[index].size))
    }

    pub(crate) fn address(&self, variable: u32) -> u64 {
        self.addresses[variable as usize]
    }
}
