//! Natural loops, and code that changes nothing but local variables.
//!
//! Going round a quiet loop leaves the heap and all static fields as they were, so what one iteration starts from is given
//! by the local variables alone.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::cfg::{BlockId, Cfg, branch_target, can_throw};
use super::dominators::Dominators;
use crate::classfile::{ClassFile, Constant, LineEntry, MemberRef};
use crate::program::{Code, Insn, decode};
use crate::util::LiteralId;

/// Calls inside calls that are looked at.
const DEEPEST: u32 = 50;

/// Back edges to one block, and what lies between.
#[derive(Clone, Debug)]
pub struct Loop {
    /// The first instruction of its header.
    pub header: u32,
    /// Its instructions, ascending.
    pub insns: Vec<u32>,
    /// Local variables that it assigns.
    pub assigned: BTreeSet<u16>,
}

/// The loops of a method in the order of their headers. A cycle that can be entered in several places is none.
pub fn loops(code: &Code, cfg: &Cfg) -> Vec<Loop> {
    let made = back_edges(cfg).into_iter().filter_map(|(header, from)| made(code, cfg, header, &from));
    made.collect()
}

/// The same, where several loops may begin at one block: `for (;;) { while (a) { .. } .. }` is two, and so is
/// `do { do { .. } while (a); .. } while (b);`. The inner one goes back first in the code. Code that may be one loop or two is two: if no
/// line of the source begins with it, `continue` looks like the end of an inner loop.
pub fn loops_apart(code: &Code, cfg: &Cfg, lines: &[LineEntry]) -> Vec<Loop> {
    let mut all = Vec::new();
    for (header, from) in back_edges(cfg) {
        let Some(whole) = made(code, cfg, header, &from) else { continue };
        if begins_with_its_condition(code, &whole) {
            all.push(whole);
            continue;
        }
        for (count, block) in (1..).zip(&from) {
            // `while (a || b)` goes back in two places.
            let is_operand = from.get(count).is_some_and(|next| {
                let follows = cfg.successors(*block).any(|to| to == *next);
                follows && goes_back_by_branch(code, cfg, *block, header) && is_condition(code, cfg, *next)
            });
            let is_continue = from.len() > count && goes_back_by_statement(code, cfg, *block, lines);
            if !is_operand && !is_continue {
                all.extend(from.get(..count).and_then(|from| made(code, cfg, header, from)));
            }
        }
    }
    all
}

/// A loop such as `while (a || b) { .. }`, where what comes first leads behind it: no other loop begins there.
pub fn begins_with_its_condition(code: &Code, whole: &Loop) -> bool {
    let (Some(last), mut body) = (whole.insns.last().copied(), u32::MAX) else { return false };
    for at in whole.header..=last {
        let Some(insn) = code.insn(at).filter(|_| at < body) else { return false };
        match branch_target(insn) {
            Some(to) if to > last => return true,
            Some(to) if to > at => body = body.min(to),
            Some(_) => return false,
            None if matches!(insn, Insn::Goto(_) | Insn::Switch(_)) => return false,
            None => {}
        }
    }
    false
}

/// By header, the blocks that go back to it, ascending.
fn back_edges(cfg: &Cfg) -> BTreeMap<BlockId, Vec<BlockId>> {
    let dominators = Dominators::of(cfg);
    let mut found: BTreeMap<BlockId, Vec<BlockId>> = BTreeMap::new();
    for block in 0..cfg.len() as BlockId {
        for to in cfg.successors(block).filter(|to| dominators.dominates(*to, block)) {
            found.entry(to).or_default().push(block);
        }
    }
    found
}

/// The loop of these back edges.
fn made(code: &Code, cfg: &Cfg, header: BlockId, from: &[BlockId]) -> Option<Loop> {
    let mut body = BTreeSet::from([header]);
    let mut todo = from.to_vec();
    while let Some(block) = todo.pop() {
        if body.insert(block) {
            todo.extend(cfg.block(block).into_iter().flat_map(|b| b.predecessors.iter().copied()));
        }
    }
    let blocks = body.iter().filter_map(|b| cfg.block(*b));
    let insns: Vec<u32> = blocks.flat_map(|b| b.first..b.end).collect();
    let assigned = insns.iter().filter_map(|at| match code.insn(*at)? {
        Insn::Store(local) | Insn::IntInc { local, .. } => Some(local),
        _ => None,
    });
    Some(Loop { header: cfg.block(header)?.first, assigned: assigned.collect(), insns })
}

/// A block ends with a jump that is a line of its own: what goes back at the end of a loop belongs to the line before.
fn goes_back_by_statement(code: &Code, cfg: &Cfg, block: BlockId, lines: &[LineEntry]) -> bool {
    let last = cfg.block(block).and_then(|block| block.end.checked_sub(1));
    last.is_some_and(|at| {
        let begins = code.pcs.get(at as usize).is_some_and(|pc| lines.iter().any(|line| line.pc == *pc));
        begins && matches!(code.insn(at), Some(Insn::Goto(_)))
    })
}

fn goes_back_by_branch(code: &Code, cfg: &Cfg, block: BlockId, header: BlockId) -> bool {
    let (Some(block), Some(header)) = (cfg.block(block), cfg.block(header)) else { return false };
    let last = block.end.checked_sub(1).and_then(|at| code.insn(at));
    last.and_then(branch_target).is_some_and(|to| to == header.first && block.end != header.first)
}

/// A block that only looks and branches.
fn is_condition(code: &Code, cfg: &Cfg, block: BlockId) -> bool {
    use Insn::*;
    let changes = |insn: Insn| {
        matches!(
            insn,
            Store(_)
                | IntInc { .. }
                | PutStatic(_)
                | PutStaticQ { .. }
                | PutField(_)
                | PutFieldQ(_)
                | IntStore
                | LongStore
        ) || matches!(insn, FloatStore | DoubleStore | RefStore | ByteStore | CharStore | ShortStore)
    };
    cfg.block(block).is_some_and(|b| (b.first..b.end).filter_map(|at| code.insn(at)).all(|insn| !changes(insn)))
}

/// Knows which methods change nothing that outlives them.
pub struct Quiet<'c> {
    classes: BTreeMap<&'c str, &'c Rc<ClassFile>>,
    known: BTreeMap<String, bool>,
}

impl<'c> Quiet<'c> {
    pub fn new(classes: &'c [Rc<ClassFile>]) -> Self {
        Self { classes: classes.iter().map(|c| (&*c.name, c)).collect(), known: BTreeMap::new() }
    }

    /// Whether an instruction of this class changes nothing but local variables and operands.
    pub fn insn(&mut self, class: &ClassFile, insn: Insn) -> bool {
        self.insn_at(class, insn, 0)
    }

    fn insn_at(&mut self, class: &ClassFile, insn: Insn, depth: u32) -> bool {
        use Insn::*;
        match insn {
            IntStore | LongStore | FloatStore | DoubleStore | RefStore | ByteStore | CharStore | ShortStore => false,
            PutStatic(_) | PutStaticQ { .. } | PutField(_) | PutFieldQ(_) => false,
            NewArray(_) | NewRefArray(_) | NewRefArrayQ(_) | NewMultiArray { .. } | NewMultiArrayQ { .. } => false,
            New(_) | NewQ(_) | MonitorEnter | MonitorExit | Throw | Jsr(_) | Ret(_) | Watched(_) => false,
            StringConst(_) | Ldc(_) | ClassConstQ(_) => false,
            InvokeStatic(pool) => match class.pool.get(pool) {
                Some(Constant::Method(member) | Constant::InterfaceMethod(member)) => self.call(member, depth),
                _ => false,
            },
            // An initialiser may run.
            GetStatic(pool) => match class.pool.get(pool) {
                Some(Constant::Field(member)) => *member.class == *class.name || self.is_plain(&member.class),
                _ => false,
            },
            InvokeStaticQ(_) | InvokeSpecial(_) | InvokeSpecialQ(_) | InvokeVirtual(_) => false,
            InvokeVirtualQ { .. } | InvokeInterface(_) | InvokeInterfaceQ { .. } => false,
            InvokePolymorphicQ { .. } | InvokeDynamic(_) => false,
            _ => true,
        }
    }

    /// A class without an initialiser.
    fn is_plain(&self, name: &str) -> bool {
        self.classes.get(name).is_some_and(|c| c.method("<clinit>", "()V").is_none())
    }

    fn call(&mut self, member: &MemberRef, depth: u32) -> bool {
        if is_pure_library(&member.class, &member.descriptor) {
            return true;
        }
        self.method(&member.class, &member.name, &member.descriptor, depth + 1)
    }

    /// Whether a static method changes nothing that outlives it. Recursive ones count as if they did.
    pub fn method(&mut self, class: &str, name: &str, descriptor: &str, depth: u32) -> bool {
        let key = format!("{class}.{name}{descriptor}");
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        self.known.insert(key.clone(), false);
        let Some(found) = self.classes.get(class).map(|c| Rc::clone(c)) else { return false };
        let Some(method) = found.method(name, descriptor) else { return false };
        let Some(code) = method.code.as_ref() else { return false };
        let Ok(code) = decode(&found, method, code, &mut |_| LiteralId(0)) else { return false };
        let quiet = depth < DEEPEST && code.insns.iter().all(|insn| self.insn_at(&found, insn.get(), depth));
        self.known.insert(key, quiet);
        quiet
    }
}

/// Knows which static methods are functions of numbers: they change nothing, always return, and depend on nothing but
/// their arguments. That a recursion ends is taken for granted.
pub struct Functions<'c> {
    classes: &'c BTreeMap<Rc<str>, Rc<ClassFile>>,
    known: BTreeMap<String, bool>,
    /// Those that count as functions, in the order in which they were asked for.
    asked: Vec<String>,
}

impl<'c> Functions<'c> {
    pub fn new(classes: &'c BTreeMap<Rc<str>, Rc<ClassFile>>) -> Self {
        Self { classes, known: BTreeMap::new(), asked: Vec::new() }
    }

    pub fn is_function(&mut self, class: &str, name: &str, descriptor: &str, depth: u32) -> bool {
        let key = format!("{class}.{name}{descriptor}");
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        // What comes back to itself is one if all else is; what was judged by that meanwhile is one no longer if it is not.
        let before = self.asked.len();
        self.known.insert(key.clone(), true);
        self.asked.push(key.clone());
        let found = depth < DEEPEST && self.look(class, name, descriptor, depth).unwrap_or(false);
        if !found {
            for judged in self.asked.drain(before..) {
                self.known.remove(&judged);
            }
            self.known.insert(key, false);
        }
        found
    }

    /// Whether a function has a loop, or comes back to itself.
    pub fn may_not_end(&self, class: &str, name: &str, descriptor: &str) -> bool {
        self.comes_back(class, name, descriptor, &mut BTreeSet::new(), &mut BTreeSet::new())
    }

    fn comes_back(
        &self,
        class: &str,
        name: &str,
        descriptor: &str,
        above: &mut BTreeSet<String>,
        done: &mut BTreeSet<String>,
    ) -> bool {
        let key = format!("{class}.{name}{descriptor}");
        if done.contains(&key) {
            return false;
        }
        if !above.insert(key.clone()) || above.len() > DEEPEST as usize {
            return true;
        }
        let file = self.classes.get(class);
        let method = file.and_then(|file| file.method(name, descriptor));
        let Some((file, method)) = file.zip(method) else {
            // One of the library.
            above.remove(&key);
            return false;
        };
        let code = method.code.as_ref().and_then(|code| decode(file, method, code, &mut |_| LiteralId(0)).ok());
        let Some(code) = code else { return true };
        let back = code.insns.iter().enumerate().any(|(at, cell)| {
            let insn = cell.get();
            let to = match insn {
                Insn::Goto(target) => Some(target),
                Insn::Switch(number) => code.switches.get(number as usize).and_then(|s| s.targets().min()),
                other => branch_target(other),
            };
            to.is_some_and(|to| to <= at as u32)
                || matches!(insn, Insn::InvokeStatic(pool) if match file.pool.get(pool) {
                    Some(Constant::Method(m)) => self.comes_back(&m.class, &m.name, &m.descriptor, above, done),
                    _ => true,
                })
        });
        above.remove(&key);
        done.insert(key);
        back
    }

    fn look(&mut self, class: &str, name: &str, descriptor: &str, depth: u32) -> Option<bool> {
        let file = Rc::clone(self.classes.get(class)?);
        let method = file.method(name, descriptor)?;
        if !method.is_static() || descriptor.contains(['L', '[']) || descriptor.ends_with('V') {
            return Some(false);
        }
        // An initialiser would run first.
        if file.method("<clinit>", "()V").is_some() {
            return Some(false);
        }
        let code = decode(&file, method, method.code.as_ref()?, &mut |_| LiteralId(0)).ok()?;
        let entered = targets(&code);
        let mut all = true;
        for (at, insn) in code.insns.iter().map(|cell| cell.get()).enumerate() {
            all &= match insn {
                // By a number that stands in the code and is not zero.
                Insn::IDiv | Insn::IRem | Insn::LDiv | Insn::LRem => {
                    let divisor = at.checked_sub(1).and_then(|before| code.insn(before as u32));
                    let nonzero = match divisor {
                        Some(Insn::IntConst(v) | Insn::LongConst(v)) => v != 0,
                        Some(Insn::LongWide(index)) => code.wide.get(index as usize).is_some_and(|v| *v != 0),
                        _ => false,
                    };
                    nonzero && !entered.contains(&(at as u32))
                }
                Insn::InvokeStatic(pool) => match file.pool.get(pool) {
                    Some(Constant::Method(member)) => {
                        (is_pure_library(&member.class, &member.descriptor) && is_total(&member.name))
                            || self.is_function(&member.class, &member.name, &member.descriptor, depth + 1)
                    }
                    _ => false,
                },
                Insn::GetStatic(_) => false,
                other => !can_throw(other),
            };
        }
        Some(all)
    }
}

/// Instructions that are jumped to.
fn targets(code: &Code) -> BTreeSet<u32> {
    let mut found: BTreeSet<u32> = code.switches.iter().flat_map(|s| s.targets()).collect();
    for insn in code.insns.iter().map(|cell| cell.get()) {
        found.extend(branch_target(insn));
        if let Insn::Goto(target) = insn {
            found.insert(target);
        }
    }
    found
}

/// Methods of [`is_pure_library`] that throw nothing.
fn is_total(name: &str) -> bool {
    !name.ends_with("Exact")
        && !matches!(name, "floorDiv" | "floorMod" | "ceilDiv" | "ceilMod" | "divideUnsigned" | "remainderUnsigned")
}

/// Functions of numbers in the JDK.
pub fn is_pure_library(class: &str, descriptor: &str) -> bool {
    let numeric = matches!(
        class,
        "java/lang/Math"
            | "java/lang/StrictMath"
            | "java/lang/Integer"
            | "java/lang/Long"
            | "java/lang/Float"
            | "java/lang/Double"
            | "java/lang/Character"
            | "java/lang/Boolean"
    );
    // What takes no number is none of them: `random`.
    numeric && !descriptor.starts_with("()") && !descriptor.contains(['L', '['])
}
