//! What a check costs: depth-first exploration of random programs of twenty branches, both sides of each asked.
//!
//! One iteration explores one program, four hundred checks at most; the elements per second are checks. The families are
//! those of the measurements that the chain was designed by. `bare` is the bit-blaster without the layers above it, `without` the
//! chain without one of them.

// Helpers of benches count as tests, which clippy does not know.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::hint::black_box;
use std::rc::Rc;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use obligato::expr::ops::{Cmp, FloatBin, IntBin};
use obligato::expr::{Sort, TermId, Terms};
use obligato::solver::{Answer, Constraints, Layer, Model, Options, Solver};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const BRANCHES: usize = 20;
const MOST_CHECKS: u64 = 400;

struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % bound
    }

    fn var(&mut self, t: &mut Terms, sort: Sort, count: u64) -> TermId {
        let name = format!("v{}", self.below(count));
        t.var(&name, sort)
    }
}

fn compares(t: &mut Terms, r: &mut Random) -> TermId {
    let (x, op) = (r.var(t, Sort::Bv32, 8), Cmp::ALL[r.below(6) as usize]);
    let other = if r.below(2) == 0 { r.var(t, Sort::Bv32, 8) } else { t.int(r.below(200) as i32 - 100) };
    t.cmp(op, x, other)
}

fn linear(t: &mut Terms, r: &mut Random) -> TermId {
    let [x, y, z] = [0; 3].map(|_| r.var(t, Sort::Bv32, 8));
    let (factor, constant) = (t.int(r.below(9) as i32 - 4), t.int(r.below(200) as i32 - 100));
    let scaled = t.int_bin(IntBin::Mul, x, factor);
    let sum = t.int_bin(IntBin::Add, scaled, y);
    let sum = t.int_bin(IntBin::Sub, sum, z);
    t.cmp(Cmp::ALL[r.below(6) as usize], sum, constant)
}

fn bits(t: &mut Terms, r: &mut Random) -> TermId {
    let ops = [IntBin::Div, IntBin::Rem, IntBin::Shl, IntBin::Shr, IntBin::And, IntBin::Xor, IntBin::Or];
    let (x, y) = (r.var(t, Sort::Bv32, 8), r.var(t, Sort::Bv32, 8));
    let (operand, constant) = (t.int(r.below(30) as i32 + 2), t.int(r.below(200) as i32 - 100));
    let part = t.int_bin(ops[r.below(7) as usize], x, operand);
    let sum = t.int_bin(IntBin::Add, part, y);
    t.cmp(Cmp::ALL[r.below(6) as usize], sum, constant)
}

/// One branch in four multiplies variables.
fn products(t: &mut Terms, r: &mut Random) -> TermId {
    if r.below(4) > 0 {
        return compares(t, r);
    }
    let (x, y) = (r.var(t, Sort::Bv32, 8), r.var(t, Sort::Bv32, 8));
    let constant = t.int(r.below(200) as i32 - 100);
    let product = t.int_bin(IntBin::Mul, x, y);
    t.cmp(Cmp::ALL[r.below(6) as usize], product, constant)
}

fn doubles(t: &mut Terms, r: &mut Random) -> TermId {
    let (x, op) = (r.var(t, Sort::F64, 4), Cmp::ALL[r.below(6) as usize]);
    let other = if r.below(2) == 0 { r.var(t, Sort::F64, 4) } else { t.double(r.below(2000) as f64 / 8.0 - 100.0) };
    t.cmp(op, x, other)
}

/// One branch in four adds or multiplies doubles.
fn double_arithmetic(t: &mut Terms, r: &mut Random) -> TermId {
    if r.below(4) > 0 {
        return doubles(t, r);
    }
    let (x, y) = (r.var(t, Sort::F64, 4), r.var(t, Sort::F64, 4));
    let op = [FloatBin::Add, FloatBin::Sub, FloatBin::Mul][r.below(3) as usize];
    let result = t.float_bin(op, x, y);
    let constant = t.double(r.below(2000) as f64 / 8.0 - 100.0);
    t.cmp(Cmp::ALL[r.below(6) as usize], result, constant)
}

type Family = fn(&mut Terms, &mut Random) -> TermId;

/// Explores one program; gives the number of checks.
fn explore(family: Family, options: &Options, seed: u64) -> u64 {
    let mut random = Random(seed);
    let mut t = Terms::new();
    let branches: Vec<TermId> = (0..BRANCHES).map(|_| family(&mut t, &mut random)).collect();
    let mut solver = Solver::new(options);
    let mut pending: Vec<(usize, Constraints, Model)> = vec![(0, Constraints::new(), Rc::default())];
    let mut checks = 0;
    while let Some((depth, path, model)) = pending.pop() {
        let Some(&branch) = branches.get(depth) else { continue };
        if checks >= MOST_CHECKS {
            break;
        }
        for goal in [branch, t.not(branch)] {
            checks += 1;
            if let Answer::Sat(found) = solver.check(&mut t, &path, Some(&model), goal) {
                let mut longer = path.clone();
                longer.push(goal);
                pending.push((depth + 1, longer, found));
            }
        }
    }
    checks
}

fn solver(c: &mut Criterion) {
    let families: [(&str, Family); 6] = [
        ("compares", compares),
        ("linear", linear),
        ("bits", bits),
        ("products", products),
        ("doubles", doubles),
        ("double-arithmetic", double_arithmetic),
    ];
    let chain = Options::default();
    let bare = Options { without: Layer::above_backends(), ..Options::default() };
    for (kind, options) in [("chain", &chain), ("bare", &bare)] {
        let mut group = c.benchmark_group(format!("solver-{kind}"));
        group.sample_size(10).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(3));
        for (name, family) in families {
            let checks = explore(family, options, 13);
            group.throughput(Throughput::Elements(checks));
            group.bench_function(name, |b| b.iter(|| black_box(explore(family, options, 13))));
        }
        group.finish();
    }
}

/// What each layer is worth: the chain without it.
fn layers(c: &mut Criterion) {
    let mut group = c.benchmark_group("solver-without");
    group.sample_size(10).warm_up_time(Duration::from_millis(100)).measurement_time(Duration::from_millis(800));
    for (family, conditions) in [("linear", linear as Family), ("compares", compares)] {
        for layer in Layer::above_backends() {
            let options = Options { without: vec![layer], ..Options::default() };
            let name = format!("{}/{family}", layer.name());
            group.bench_function(name, |b| b.iter(|| black_box(explore(conditions, &options, 13))));
        }
    }
    group.finish();
}

criterion_group!(benches, solver, layers);
criterion_main!(benches);
