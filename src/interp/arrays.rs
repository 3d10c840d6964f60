//! Arrays (JVMS 6.5: newarray, anewarray, multianewarray, arraylength, *aload, *astore): the cases that the dispatch
//! does not handle itself, that is failures, terms, and stores of references.

use super::advance::malformed;
use super::{Machine, Step};
use crate::program::{Insn, Prim, Shape};
use crate::state::{Chunked, Elements, Ref, Value};
use crate::util::ClassId;

/// Arrays longer than this cannot be made, whatever the heap's bound (HotSpot's limit is about the same).
const MAX_LENGTH: i32 = i32::MAX - 2;

/// `count` default elements of a component type.
pub fn blank_elements(shape: &Shape, count: usize) -> Elements {
    match shape {
        Shape::Primitive(Some(prim)) => match prim {
            Prim::Boolean | Prim::Byte => Elements::Byte(Chunked::filled(count, 0)),
            Prim::Char => Elements::Char(Chunked::filled(count, 0)),
            Prim::Short => Elements::Short(Chunked::filled(count, 0)),
            Prim::Int => Elements::Int(Chunked::filled(count, 0)),
            Prim::Long => Elements::Long(Chunked::filled(count, 0)),
            Prim::Float => Elements::Float(Chunked::filled(count, 0.0)),
            Prim::Double => Elements::Double(Chunked::filled(count, 0.0)),
        },
        _ => Elements::Ref(Chunked::filled(count, Ref::NULL)),
    }
}

pub fn element_size(shape: &Shape) -> u64 {
    match shape {
        Shape::Primitive(Some(Prim::Boolean | Prim::Byte)) => 1,
        Shape::Primitive(Some(Prim::Char | Prim::Short)) => 2,
        Shape::Primitive(Some(Prim::Long | Prim::Double)) => 8,
        _ => 4,
    }
}

impl Machine<'_> {
    pub fn component_of(&self, array: Ref) -> Option<ClassId> {
        self.vm.program.class(self.state.heap.class_of(array)?).component()
    }

    pub fn new_array(&mut self, prim: Prim) -> Step {
        let code = match prim {
            Prim::Boolean => 'Z',
            Prim::Byte => 'B',
            Prim::Char => 'C',
            Prim::Short => 'S',
            Prim::Int => 'I',
            Prim::Long => 'J',
            Prim::Float => 'F',
            Prim::Double => 'D',
        };
        match self.vm.program.load(&format!("[{code}")) {
            Ok(class) => {
                self.rewrite(Insn::NewRefArrayQ(class));
                Ok(())
            }
            Err(error) => self.raise_link_error(&error),
        }
    }

    pub fn resolve_new_ref_array(&mut self, pool: u16) -> Step {
        match self.vm.program.resolve_class(self.current_class(), pool) {
            Ok(component) => {
                self.rewrite(Insn::NewRefArrayQ(self.vm.program.array_class(component)));
                Ok(())
            }
            Err(error) => self.raise_link_error(&error),
        }
    }

    /// A one-dimensional array of any component; `class` is the array's class.
    pub fn new_ref_array(&mut self, class: ClassId) -> Step {
        let Some(length) = self.operand(0).as_int() else { return self.new_open_array(class) };
        match self.allocate_array(class, length)? {
            Some(array) => {
                self.pop_values(1);
                self.finish_with(Value::reference(array))
            }
            None => Ok(()),
        }
    }

    /// `None`: an exception is on its way.
    fn allocate_array(&mut self, class: ClassId, length: i32) -> Result<Option<Ref>, Box<super::Outcome>> {
        let program = &self.vm.program;
        let Some(component) = program.class(class).component() else { return Err(malformed("an array of no class")) };
        if length < 0 {
            self.raise("java/lang/NegativeArraySizeException", Some(length.to_string()))?;
            return Ok(None);
        }
        if length > MAX_LENGTH {
            let what = "Requested array size exceeds VM limit";
            self.raise("java/lang/OutOfMemoryError", Some(what.into()))?;
            return Ok(None);
        }
        let shape = &program.class(component).shape;
        if !self.has_heap(16 + element_size(shape) * length as u64) {
            self.raise("java/lang/OutOfMemoryError", Some("Java heap space".into()))?;
            return Ok(None);
        }
        Ok(Some(self.state.heap.alloc_array(class, blank_elements(shape, length as usize))))
    }

    pub fn resolve_new_multi_array(&mut self, dims: u8, pool: u16) -> Step {
        match self.vm.program.resolve_class(self.current_class(), pool) {
            Ok(class) => {
                self.rewrite(Insn::NewMultiArrayQ { dims, class });
                Ok(())
            }
            Err(error) => self.raise_link_error(&error),
        }
    }

    pub fn new_multi_array(&mut self, dims: u8, class: ClassId) -> Step {
        let mut lengths = Vec::new();
        for i in (0..u32::from(dims)).rev() {
            lengths.push(match self.operand(i).as_int() {
                Some(length) => length,
                None => self.known_length(i)?,
            });
        }
        if let Some(negative) = lengths.iter().find(|l| **l < 0) {
            return self.raise("java/lang/NegativeArraySizeException", Some(negative.to_string()));
        }
        // All or nothing: what is made on the way is in no root yet, so room for everything is made first.
        let mut total = 0u64;
        let mut arrays = 1u64;
        for length in &lengths {
            total = total.saturating_add(arrays.saturating_mul(16 + 8 * *length as u64));
            arrays = arrays.saturating_mul(*length as u64);
        }
        if !self.has_heap(total) {
            return self.raise("java/lang/OutOfMemoryError", Some("Java heap space".into()));
        }
        let array = self.make_nested(class, &lengths)?;
        self.pop_values(dims.into());
        self.finish_with(Value::reference(array))
    }

    fn make_nested(&mut self, class: ClassId, lengths: &[i32]) -> Result<Ref, Box<super::Outcome>> {
        let Some((length, inner)) = lengths.split_first() else { return Ok(Ref::NULL) };
        let program = &self.vm.program;
        let Some(component) = program.class(class).component() else { return Err(malformed("too many dimensions")) };
        let mut elements = blank_elements(&program.class(component).shape, *length as usize);
        if !inner.is_empty() {
            for i in 0..*length as usize {
                let row = self.make_nested(component, inner)?;
                elements.set(i, Value::reference(row));
            }
        }
        Ok(self.state.heap.alloc_array(class, elements))
    }
}
