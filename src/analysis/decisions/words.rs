//! What a conditional branch tests, in Java-like words, from the code of its block; for decisions without sources.
//!
//! Also says whether that code is a single expression, as a second condition of a decision must be: once it has begun,
//! something of it is on the operand stack until the branch takes the last. A statement before the branch leaves the
//! stack empty in between.
//!
//! The words are for readers and for ids; nothing is decided by them. They are cut at a length, since code can double
//! a text with each instruction.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::analysis::bits::Bits;
use crate::classfile::descriptor::{FieldType, MethodType};
use crate::classfile::{ClassFile, Constant, LocalVar, MemberRef, MethodInfo};
use crate::program::{Code, Insn, Switch};
use crate::util::LiteralId;

/// Longest text of a value, in characters.
const LONGEST: usize = 120;

/// What is known about a method whose conditions are put into words.
pub struct Words<'a> {
    pub file: &'a ClassFile,
    pub method: &'a MethodInfo,
    pub code: &'a Code,
    /// Texts of string constants by their ids.
    pub literals: &'a [Vec<u16>],
    /// The number in the class file of each local.
    locals: Vec<u16>,
    /// Named variables by number and start of scope.
    named: Vec<&'a LocalVar>,
    /// Parameters by their numbers.
    parameters: BTreeMap<u16, Value>,
}

/// The test of a conditional branch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// What holds if the branch is taken, and what if not.
    pub taken: String,
    pub not_taken: String,
    /// The first instruction of the expression.
    pub start: u32,
    /// The block holds the expression and nothing before it.
    pub alone: bool,
    /// The class that the expression is tested to be an instance of.
    pub is_of: Option<Rc<str>>,
    /// The class of a pattern variable that is bound before the expression: `load, checkcast, store`.
    pub binds: Option<Rc<str>>,
    /// The branch does not test a value of the program: whether assertions are on, or a constant.
    pub synthetic: bool,
}

#[derive(Clone)]
struct Value {
    text: String,
    shape: Shape,
}

#[derive(Clone, PartialEq)]
enum Shape {
    /// Needs no parentheses anywhere.
    Simple,
    Compound,
    /// A value of the type boolean; compound if the flag is set.
    Boolean(bool),
    Constant,
    /// The result of `lcmp`, `fcmpl` and the like: the operands, and the sign that it has for NaN.
    Compared(String, String, i8),
    /// Whether assertions are on: `$assertionsDisabled`, and what that is set from.
    Assertions,
}

impl Value {
    fn new(text: impl Into<String>, shape: Shape) -> Self {
        Self { text: text.into(), shape }
    }

    fn simple(text: impl Into<String>) -> Self {
        Self::new(text, Shape::Simple)
    }

    fn operand(&self) -> String {
        match self.shape {
            Shape::Compound | Shape::Boolean(true) => format!("({})", self.text),
            Shape::Compared(..) => "(…)".to_owned(),
            _ => self.text.clone(),
        }
    }
}

/// The operand stack above what it held at the start of the block.
struct Stack {
    values: Vec<Value>,
    /// Something was taken that was there before.
    below: bool,
}

impl Stack {
    fn pop(&mut self) -> Value {
        self.values.pop().unwrap_or_else(|| {
            self.below = true;
            Value::simple("…")
        })
    }

    fn push(&mut self, mut value: Value) {
        if let Some((at, _)) = value.text.char_indices().nth(LONGEST) {
            value.text.truncate(at);
            value.text.push('…');
            // What was cut may lack a parenthesis of its own.
            if value.shape == Shape::Compound {
                value.shape = Shape::Simple;
            }
        }
        self.values.push(value);
    }

    fn take(&mut self, count: usize) -> Vec<Value> {
        let mut taken: Vec<Value> = (0..count).map(|_| self.pop()).collect();
        taken.reverse();
        taken
    }
}

impl<'a> Words<'a> {
    pub fn new(file: &'a ClassFile, method: &'a MethodInfo, code: &'a Code, literals: &'a [Vec<u16>]) -> Self {
        let mut locals = vec![0; code.local_map.len()];
        for (number, place) in code.local_map.iter().enumerate() {
            if let Some(slot) = locals.get_mut(usize::from(*place)) {
                *slot = number as u16;
            }
        }
        let mut named: Vec<&LocalVar> = method.code.iter().flat_map(|code| &code.locals).collect();
        named.sort_by_key(|local| (local.index, local.start));
        Self { file, method, code, literals, locals, named, parameters: parameters(method) }
    }

    /// The test of the conditional branch that ends the block `first..end`.
    pub fn test(&self, first: u32, end: u32) -> Option<Test> {
        let mut stack = Stack { values: Vec::new(), below: false };
        let last = end.checked_sub(1)?;
        let binds = self.binding(first);
        let first = if binds.is_some() { first + 3 } else { first };
        let mut start = first;
        let mut alone = true;
        for index in first..last {
            let insn = self.code.insns.get(index as usize)?.get();
            self.execute(index, insn, &mut stack);
            let next = self.code.insns.get(index as usize + 1)?.get();
            // `++i < n` changes the variable with nothing on the stack yet.
            let increment = matches!((insn, next), (Insn::IntInc { local, .. }, Insn::Load(loaded)) if local == loaded)
                && !self.line_begins(index + 1);
            if stack.values.is_empty() && !increment && insn != Insn::Nop {
                start = index + 1;
                alone = false;
            }
        }
        let branch = self.code.insns.get(last as usize)?.get();
        let is_of = last.checked_sub(1).and_then(|index| match self.code.insns.get(index as usize)?.get() {
            Insn::InstanceOf(pool) => self.file.pool.class(pool).cloned(),
            _ => None,
        });
        let (taken, not_taken, synthetic) = words_of(branch, &mut stack)?;
        let alone = alone && !stack.below && stack.values.is_empty();
        Some(Test { taken, not_taken, start, alone, is_of, binds, synthetic })
    }

    /// The class of the pattern variable that is bound by the three instructions from here.
    fn binding(&self, first: u32) -> Option<Rc<str>> {
        let insn = |offset: u32| self.code.insns.get((first + offset) as usize).map(|cell| cell.get());
        match (insn(0)?, insn(1)?, insn(2)?) {
            (Insn::Load(_), Insn::CheckCast(pool), Insn::Store(_)) => self.file.pool.class(pool).cloned(),
            _ => None,
        }
    }

    /// Whether the line table has an entry for this very instruction.
    pub fn line_begins(&self, index: u32) -> bool {
        let lines = self.method.code.as_ref().map_or(&[][..], |code| &code.lines);
        let pc = self.code.pcs.get(index as usize);
        pc.is_some_and(|pc| lines.binary_search_by_key(pc, |entry| entry.pc).is_ok())
    }

    fn execute(&self, index: u32, insn: Insn, stack: &mut Stack) {
        use Insn::*;
        let binary = |stack: &mut Stack, sign: &str| {
            let (right, left) = (stack.pop(), stack.pop());
            stack.push(Value::new(format!("{} {sign} {}", left.operand(), right.operand()), Shape::Compound));
        };
        let cast = |stack: &mut Stack, to: &str| {
            let value = stack.pop();
            stack.push(Value::new(format!("({to}) {}", value.operand()), Shape::Compound));
        };
        let compare = |stack: &mut Stack, nan: i8| {
            let (right, left) = (stack.pop(), stack.pop());
            let shape = Shape::Compared(left.operand(), right.operand(), nan);
            stack.push(Value::new(String::new(), shape));
        };
        match insn {
            Nop | IntInc { .. } | Goto(_) | Return | Ret(_) => {}
            NullConst => stack.push(Value::simple("null")),
            IntConst(value) => stack.push(Value::new(value.to_string(), Shape::Constant)),
            LongConst(value) => stack.push(Value::simple(format!("{value}L"))),
            LongWide(wide) => stack.push(Value::simple(format!("{}L", self.wide(wide) as i64))),
            DoubleWide(wide) => stack.push(Value::simple(format!("{:?}", f64::from_bits(self.wide(wide))))),
            FloatConst(bits) => stack.push(Value::simple(format!("{:?}f", f32::from_bits(bits.0)))),
            StringConst(id) => stack.push(Value::simple(self.literal(id))),
            Ldc(pool) => stack.push(self.constant(pool)),
            Load(local) => stack.push(self.local(index, local)),
            Store(_) | Pop | Switch(_) | ReturnValue | Throw | MonitorEnter | MonitorExit => _ = stack.pop(),
            Pop2 => _ = stack.take(2),
            Dup | DupX1 | DupX2 | Dup2 | Dup2X1 | Dup2X2 | Swap => shuffle(insn, stack),
            IntLoad | LongLoad | FloatLoad | DoubleLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => {
                let (place, array) = (stack.pop(), stack.pop());
                stack.push(Value::simple(format!("{}[{}]", array.operand(), place.text)));
            }
            IntStore | LongStore | FloatStore | DoubleStore | RefStore | ByteStore | CharStore | ShortStore => {
                stack.take(3);
            }
            ArrayLength => {
                let array = stack.pop();
                stack.push(Value::simple(format!("{}.length", array.operand())));
            }
            NewArray(_) => {
                let size = stack.pop();
                stack.push(Value::simple(format!("new {}[{}]", self.array_type(insn), size.text)));
            }
            NewRefArray(pool) => {
                let size = stack.pop();
                stack.push(Value::simple(format!("new {}[{}]", self.class(pool), size.text)));
            }
            NewMultiArray { dims, pool } => {
                stack.take(dims.into());
                stack.push(Value::simple(format!("new {}", self.class(pool))));
            }
            IAdd | LAdd | FAdd | DAdd => binary(stack, "+"),
            ISub | LSub | FSub | DSub => binary(stack, "-"),
            IMul | LMul | FMul | DMul => binary(stack, "*"),
            IDiv | LDiv | FDiv | DDiv => binary(stack, "/"),
            IRem | LRem | FRem | DRem => binary(stack, "%"),
            IShl | LShl => binary(stack, "<<"),
            IShr | LShr => binary(stack, ">>"),
            IUShr | LUShr => binary(stack, ">>>"),
            IAnd | IOr | IXor | LAnd | LOr | LXor => {
                let sign = match insn {
                    IAnd | LAnd => "&",
                    IOr | LOr => "|",
                    _ => "^",
                };
                let is_boolean = |v: &Value| matches!(v.shape, Shape::Boolean(_));
                let both = stack.values.iter().rev().take(2).filter(|v| is_boolean(v)).count() == 2;
                binary(stack, sign);
                if let Some(top) = stack.values.last_mut().filter(|_| both) {
                    top.shape = Shape::Boolean(true);
                }
            }
            INeg | LNeg | FNeg | DNeg => {
                let value = stack.pop();
                stack.push(Value::new(format!("-{}", value.operand()), Shape::Compound));
            }
            I2L | F2L | D2L => cast(stack, "long"),
            I2F | L2F | D2F => cast(stack, "float"),
            I2D | L2D | F2D => cast(stack, "double"),
            L2I | F2I | D2I => cast(stack, "int"),
            I2B => cast(stack, "byte"),
            I2C => cast(stack, "char"),
            I2S => cast(stack, "short"),
            LCmp => compare(stack, 0),
            FCmpL | DCmpL => compare(stack, -1),
            FCmpG | DCmpG => compare(stack, 1),
            GetStatic(pool) | GetField(pool) => {
                let receiver = matches!(insn, GetField(_)).then(|| stack.pop());
                stack.push(self.field(pool, receiver));
            }
            PutStatic(_) => _ = stack.pop(),
            PutField(_) => _ = stack.take(2),
            InvokeStatic(pool) => self.call(pool, false, stack),
            InvokeSpecial(pool) | InvokeVirtual(pool) | InvokeInterface(pool) => self.call(pool, true, stack),
            InvokeDynamic(pool) => self.call(pool, false, stack),
            New(pool) => stack.push(Value::simple(format!("new {}(…)", self.class(pool)))),
            CheckCast(_) => {}
            InstanceOf(pool) => {
                let value = stack.pop();
                let text = format!("{} instanceof {}", value.operand(), self.class(pool));
                stack.push(Value::new(text, Shape::Boolean(true)));
            }
            Jsr(_) => stack.push(Value::simple("…")),
            // Branches end blocks, and code that has run is never read here. Whatever it is, nothing before it counts.
            _ => {
                stack.values.clear();
                stack.below = true;
            }
        }
    }

    fn wide(&self, index: u32) -> u64 {
        self.code.wide.get(index as usize).copied().unwrap_or_default()
    }

    fn literal(&self, id: LiteralId) -> String {
        let units = self.literals.get(id.index()).map_or(&[][..], Vec::as_slice);
        let text = String::from_utf16_lossy(units.get(..LONGEST).unwrap_or(units));
        format!("\"{}\"", text.escape_debug())
    }

    fn constant(&self, pool: u16) -> Value {
        Value::simple(match self.file.pool.get(pool) {
            Some(Constant::Class(name)) => format!("{}.class", simple_name(name)),
            Some(Constant::Dynamic { name, .. }) => name.to_string(),
            _ => "…".to_owned(),
        })
    }

    fn class(&self, pool: u16) -> String {
        self.file.pool.class(pool).map_or("…".to_owned(), |name| simple_name(name))
    }

    fn array_type(&self, insn: Insn) -> &'static str {
        use crate::program::Prim;
        let Insn::NewArray(prim) = insn else { return "…" };
        match prim {
            Prim::Boolean => "boolean",
            Prim::Byte => "byte",
            Prim::Char => "char",
            Prim::Short => "short",
            Prim::Int => "int",
            Prim::Long => "long",
            Prim::Float => "float",
            Prim::Double => "double",
        }
    }

    fn field(&self, pool: u16, receiver: Option<Value>) -> Value {
        let Some(Constant::Field(MemberRef { class, name, descriptor })) = self.file.pool.get(pool) else {
            return Value::simple("…");
        };
        if receiver.is_none() && &**name == "$assertionsDisabled" {
            return Value::new(name.to_string(), Shape::Assertions);
        }
        let text = match receiver {
            Some(receiver) => format!("{}.{name}", receiver.operand()),
            None if *class == self.file.name => name.to_string(),
            None => format!("{}.{name}", simple_name(class)),
        };
        Value::new(text, if &**descriptor == "Z" { Shape::Boolean(false) } else { Shape::Simple })
    }

    fn call(&self, pool: u16, has_receiver: bool, stack: &mut Stack) {
        let (class, name, descriptor) = match self.file.pool.get(pool) {
            Some(Constant::Method(m) | Constant::InterfaceMethod(m)) => (Some(&m.class), &m.name, &m.descriptor),
            Some(Constant::InvokeDynamic { name, descriptor, .. }) => (None, name, descriptor),
            _ => return,
        };
        let Ok(signature) = MethodType::parse(descriptor) else { return };
        let arguments = stack.take(signature.params.len());
        let arguments = arguments.iter().map(|a| a.text.as_str()).collect::<Vec<_>>().join(", ");
        let receiver = has_receiver.then(|| stack.pop());
        let target = match (&receiver, class) {
            (Some(receiver), _) => format!("{}.", receiver.operand()),
            (None, Some(class)) if *class != self.file.name => format!("{}.", simple_name(class)),
            _ => String::new(),
        };
        if let Some(result) = signature.result {
            let shape = match result {
                _ if &*self.method.name == "<clinit>" && &**name == "desiredAssertionStatus" => Shape::Assertions,
                FieldType::Boolean => Shape::Boolean(false),
                _ => Shape::Simple,
            };
            stack.push(Value::new(format!("{target}{name}({arguments})"), shape));
        }
    }

    fn local(&self, index: u32, place: u16) -> Value {
        let number = self.locals.get(usize::from(place)).copied().unwrap_or(place);
        let pc = self.code.pcs.get(index as usize).copied().unwrap_or_default();
        let after = self.named.partition_point(|local| (local.index, local.start) <= (number, pc));
        // Scopes of one local do not overlap, so the last that begins before is the one; others are malformed.
        let named = after
            .checked_sub(1)
            .and_then(|at| self.named.get(at))
            .filter(|local| local.index == number && u32::from(pc) < u32::from(local.start) + u32::from(local.len));
        if let Some(local) = named {
            let shape = if &*local.descriptor == "Z" { Shape::Boolean(false) } else { Shape::Simple };
            return Value::new(local.name.to_string(), shape);
        }
        self.parameters.get(&number).cloned().unwrap_or_else(|| Value::simple(format!("local{number}")))
    }
}

/// The parameters and `this`, by the numbers of their locals.
fn parameters(method: &MethodInfo) -> BTreeMap<u16, Value> {
    let mut found = BTreeMap::new();
    let mut at = 0;
    if !method.is_static() {
        found.insert(0, Value::simple("this"));
        at = 1;
    }
    let Ok(signature) = MethodType::parse(&method.descriptor) else { return found };
    for (place, param) in signature.params.iter().enumerate() {
        let known = method.parameters.get(place).and_then(|(name, _)| name.as_deref());
        let text = known.map_or_else(|| format!("arg{place}"), str::to_owned);
        let shape = if *param == FieldType::Boolean { Shape::Boolean(false) } else { Shape::Simple };
        found.insert(at, Value::new(text, shape));
        at += param.slots();
    }
    found
}

/// `Map.Entry` of `java/util/Map$Entry`, `int[]` of `[I`.
fn simple_name(internal: &str) -> String {
    if internal.starts_with('[') {
        let java = FieldType::parse(internal).map(|t| t.java()).unwrap_or_default();
        return java.rsplit('.').next().unwrap_or_default().replace('$', ".");
    }
    internal.rsplit('/').next().unwrap_or_default().replace('$', ".")
}

fn shuffle(insn: Insn, stack: &mut Stack) {
    // (values taken, values copied below them)
    let (needs, copies) = match insn {
        Insn::Dup => (1, 1),
        Insn::DupX1 => (2, 1),
        Insn::DupX2 => (3, 1),
        Insn::Dup2 => (2, 2),
        Insn::Dup2X1 => (3, 2),
        Insn::Dup2X2 => (4, 2),
        _ => (2, 0),
    };
    let mut taken = stack.take(needs);
    if insn == Insn::Swap {
        taken.reverse();
    } else {
        let copied: Vec<Value> = taken.iter().rev().take(copies).rev().cloned().collect();
        taken.splice(0..0, copied);
    }
    stack.values.extend(taken);
}

/// What a branch being taken and not being taken mean, and whether that says something about the program.
fn words_of(branch: Insn, stack: &mut Stack) -> Option<(String, String, bool)> {
    use Insn::*;
    let (sign, opposite) = match branch {
        IfEq(_) | IfICmpEq(_) | IfACmpEq(_) | IfNull(_) => ("==", "!="),
        IfNe(_) | IfICmpNe(_) | IfACmpNe(_) | IfNonNull(_) => ("!=", "=="),
        IfLt(_) | IfICmpLt(_) => ("<", ">="),
        IfGe(_) | IfICmpGe(_) => (">=", "<"),
        IfGt(_) | IfICmpGt(_) => (">", "<="),
        IfLe(_) | IfICmpLe(_) => ("<=", ">"),
        _ => return None,
    };
    let say = |left: &str, right: &str| (format!("{left} {sign} {right}"), format!("{left} {opposite} {right}"));
    match branch {
        IfNull(_) | IfNonNull(_) => {
            let (taken, not_taken) = say(&stack.pop().operand(), "null");
            Some((taken, not_taken, false))
        }
        IfEq(_) | IfNe(_) | IfLt(_) | IfGe(_) | IfGt(_) | IfLe(_) => {
            let value = stack.pop();
            Some(match &value.shape {
                Shape::Compared(left, right, nan) => {
                    // The sign for NaN decides on which side it is; only the other side can be said by the relation.
                    let (mut taken, mut not_taken) = say(left, right);
                    let nan_taken = match branch {
                        IfLt(_) | IfLe(_) => *nan < 0,
                        _ => *nan > 0,
                    };
                    if *nan != 0 && !matches!(branch, IfEq(_) | IfNe(_)) {
                        if nan_taken {
                            taken = format!("!({not_taken})");
                        } else {
                            not_taken = format!("!({taken})");
                        }
                    }
                    (taken, not_taken, false)
                }
                Shape::Boolean(_) | Shape::Assertions if matches!(branch, IfEq(_) | IfNe(_)) => {
                    let (yes, no) = (value.text.clone(), format!("!{}", value.operand()));
                    let synthetic = value.shape == Shape::Assertions;
                    if matches!(branch, IfNe(_)) { (yes, no, synthetic) } else { (no, yes, synthetic) }
                }
                shape => {
                    let (taken, not_taken) = say(&value.operand(), "0");
                    (taken, not_taken, *shape == Shape::Constant)
                }
            })
        }
        _ => {
            let (right, left) = (stack.pop(), stack.pop());
            let (taken, not_taken) = say(&left.operand(), &right.operand());
            let constant = left.shape == Shape::Constant && right.shape == Shape::Constant;
            Some((taken, not_taken, constant))
        }
    }
}

/// The branches that compare a string with the labels of a `switch` on strings: tests that the compiler made. A switch on
/// `hashCode` leads to `equals` tests of one constant each, chained where hashes collide.
pub fn string_switch_tests(words: &Words) -> Bits {
    let insn = |index: usize| words.code.insns.get(index).map(|cell| cell.get());
    let calls = |index: usize, name: &str| match insn(index) {
        Some(Insn::InvokeVirtual(pool)) => {
            matches!(words.file.pool.get(pool), Some(Constant::Method(m)) if &*m.class == "java/lang/String" && &*m.name == name)
        }
        _ => false,
    };
    let mut found = Bits::new(words.code.insns.len());
    for index in 1..words.code.insns.len() {
        let Some(Insn::Switch(number)) = insn(index) else { continue };
        if !calls(index - 1, "hashCode") {
            continue;
        }
        let targets = words.code.switches.get(number as usize).into_iter().flat_map(Switch::targets);
        for target in targets {
            let mut at = target as usize;
            // Load, constant, equals, ifeq; where it fails the next label with the same hash follows.
            while let (Some(Insn::Load(_)), Some(Insn::StringConst(_)), true, Some(Insn::IfEq(next))) =
                (insn(at), insn(at + 1), calls(at + 2, "equals"), insn(at + 3))
            {
                if !found.insert(at + 3) {
                    break;
                }
                at = next as usize;
            }
        }
    }
    found
}
