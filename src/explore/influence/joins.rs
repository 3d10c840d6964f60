//! Where the ways of branches meet: post-dominators, by method.

use std::rc::Rc;

use hashbrown::HashMap;

use crate::analysis::cfg::Cfg;
use crate::analysis::dominators::Dominators;
use crate::program::Code;
use crate::util::MethodId;

/// Where the ways of branches meet, by method.
#[derive(Default)]
pub struct Joins {
    known: HashMap<MethodId, Option<Rc<(Cfg, Dominators)>>>,
}

impl Joins {
    fn of(&mut self, method: MethodId, code: &Code) -> Option<Rc<(Cfg, Dominators)>> {
        let known = self.known.entry(method).or_insert_with(|| {
            let cfg = Cfg::new(code).ok()?;
            let post = Dominators::post(&cfg);
            Some(Rc::new((cfg, post)))
        });
        known.clone()
    }

    /// The instruction at which the ways of a branch meet; none where that is behind the method.
    pub fn after(&mut self, method: MethodId, code: &Code, branch: u32) -> Option<u32> {
        let both = self.of(method, code)?;
        let (cfg, post) = &*both;
        Some(cfg.block(post.immediate(cfg.block_of(branch)?)?)?.first)
    }

    /// The first instruction that comes after both of these, whatever happens.
    pub fn common(&mut self, method: MethodId, code: &Code, one: u32, other: u32) -> Option<u32> {
        let both = self.of(method, code)?;
        let (cfg, post) = &*both;
        let above = |instruction: u32| std::iter::successors(cfg.block_of(instruction), |block| post.immediate(*block));
        let first: Vec<u32> = above(one).collect();
        // The block of a handler is where the exception goes on: both have to come behind it.
        let shared = above(other).find(|block| first.contains(block))?;
        Some(cfg.block(shared)?.first).filter(|start| *start != other && *start != one)
    }
}
