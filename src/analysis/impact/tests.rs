//! Small programs compiled twice, with what is affected by line.

use super::*;
use crate::analysis::diff::testing::between;

/// The lines of affected branches and writes of the new version, in class A.
fn affected(old: &str, new: &str) -> (Vec<u32>, Vec<u32>) {
    let changes = between(old, new);
    let impact = Impact::new(&changes);
    let line = |node: Node| impact.followed.as_ref().unwrap().new.graph.lines[node as usize];
    let lines =
        |nodes: Vec<Node>| -> Vec<u32> { nodes.into_iter().map(line).collect::<BTreeSet<u32>>().into_iter().collect() };
    for node in impact.branches() {
        let chain = impact.chain(node);
        assert!(!chain.is_empty(), "line {}", line(node));
        assert!(chain[0].what.contains(": "), "{chain:?}");
        assert_eq!(chain.last().map(|s| s.line), Some(line(node)), "{chain:?}");
    }
    (lines(impact.branches().collect()), lines(impact.writes().collect()))
}

#[test]
fn locals_and_control() {
    let old = "class A { static int f(int a, int b) {
        int x = a + 1;
        int y = b;
        if (x > 3) {
            y = 2;
        }
        if (b > 9) {
            return 1;
        }
        if (y > 5) {
            return 2;
        }
        return y; } }";
    assert_eq!(affected(old, &old.replace("a + 1", "a + 2")), (vec![4, 10], vec![2, 5]));
    // The branch on y comes after a return that hangs on b.
    assert_eq!(affected(old, &old.replace("b > 9", "b > 8")), (vec![7, 10], vec![]));
    assert_eq!(affected(old, &old.replace("y > 5", "y >= 5")), (vec![10], vec![]));
    assert_eq!(affected(old, old), (vec![], vec![]));
    // What is gone influenced something.
    assert_eq!(affected(old, &old.replace("y = 2;", ";")).0, [10]);
}

#[test]
fn calls_fields_arrays_and_exceptions() {
    let old = "class A { int v; int w; static int[] table = new int[3];
        void set(int a) {
            v = a + 1;
        }
        int get(int k) {
            if (v > k) {
                return 1;
            }
            return 0;
        }
        static int g(A a) {
            a.set(3);
            if (a.get(1) > 0) {
                return 1;
            }
            if (a.w > 2) {
                return 2;
            }
            return 0;
        }
        static void fill(int i) {
            table[0] = 1;
            if (i > 1) { i = 7; }
        }
        static boolean use(int i) {
            if (table[i] > 0) { return true; }
            return i > 4;
        }
        static int div(int a, int b) {
            int q = a / (b + 1);
            if (a > 3) { return 1; }
            return 0;
        }
        static int check(int a) {
            if (a < 0) { throw new IllegalStateException(); }
            return a;
        }
        static int caller(int a, int b) {
            check(a);
            if (b > 0) { return 1; }
            return 2;
        } }";
    assert_eq!(affected(old, &old.replace("a + 1;\n", "a + 2;\n")), (vec![6, 13, 16], vec![3]));
    assert_eq!(affected(old, &old.replace("table[0] = 1", "table[0] = 2")), (vec![26, 27], vec![22]));
    // A division may throw.
    assert_eq!(affected(old, &old.replace("(b + 1)", "(b + 2)")).0, [31]);
    // So may a call.
    assert_eq!(affected(old, &old.replace("a < 0", "a < 1")).0, [35, 40]);
}

#[test]
fn what_leads_there() {
    let old = "class A { static int f(int a, int b) {
        int x = a;
        int z = b;
        if (x > 3) { return z; }
        return 0; } }";
    let changes = between(old, &old.replace("x > 3", "x > 4"));
    let impact = Impact::new(&changes);
    let graph = &impact.followed.as_ref().unwrap().new.graph;
    let leading: Vec<u32> = impact.leading().into_iter().map(|n| graph.lines[n as usize]).collect();
    assert_eq!(leading, [2]);
    assert_eq!(impact.writes().count(), 0);
    assert!(impact.lines("A").contains(&4) && !impact.lines("A").contains(&2));
}
