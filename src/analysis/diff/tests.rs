//! Small programs compiled twice.

use super::testing::{between, classes, open};
use super::*;
use crate::util::testing::TempFolder;

fn assert_same(old: &str, new: &str) {
    let changes = between(old, new);
    let shown: Vec<_> = changes.classes().iter().map(|c| (c.name(), &c.other, &c.methods)).collect();
    assert!(changes.is_empty(), "{shown:#?}");
    assert!(changes.reaching(Version::New).is_empty() && changes.same_deep("A", "f", "()V"));
}

/// The changed methods of the new version, and with `-` those that are gone.
fn changed(changes: &Changes) -> Vec<String> {
    let name = |m: &MethodDiff| match (&m.old_key, &m.new_key) {
        (None, Some(key)) => format!("+{}.{}", key.class, key.name),
        (_, Some(key)) => format!("{}.{}", key.class, key.name),
        (Some(key), None) => format!("-{}.{}", key.class, key.name),
        (None, None) => String::new(),
    };
    changes.methods().map(name).collect()
}

fn reaching(changes: &Changes) -> Vec<String> {
    changes.reaching(Version::New).iter().map(|key| format!("{}.{}", key.class, key.name)).collect()
}

#[test]
fn what_does_not_matter_makes_no_difference() {
    assert_same(
        "class A { int x = 70000; String s = \"a\"; int f(int a) { int b = a + 70000; return b; }
           void g(long v) { for (int i = 0; i < v; i++) { System.out.println(x + s); } } }",
        "class A {

            void g(long w) { for (int j = 0; j < w; j++) { System.out.println(x + s); } }
            int x = 70000; String s = \"a\";
            @Deprecated int f(int other) { int more = other + 70000; return more; } }",
    );
}

#[test]
fn compilers_numbers_move() {
    let old = "import java.util.function.*; class A {
        Runnable f(int n) { return () -> System.out.println(n); }
        Supplier<Runnable> g() { return () -> () -> System.out.println(\"deep\"); }
        Object h(int n) { return new Object() { public String toString() { return \"h\" + n; } }; }
        Object k() { return new Object() { public int hashCode() { return 7; } }; } }";
    let new = "import java.util.function.*; class A {
        Runnable first() { return () -> System.out.println(\"first\"); }
        Object zero() { return new Object() { public int hashCode() { return 0; } }; }
        Object k() { return new Object() { public int hashCode() { return 7; } }; }
        Supplier<Runnable> g() { return () -> () -> System.out.println(\"deep\"); }
        Object h(int m) { return new Object() { public String toString() { return \"h\" + m; } }; }
        Runnable f(int n) { return () -> System.out.println(n); } }";
    let changes = between(old, new);
    let found = changed(&changes);
    assert!(found.iter().all(|name| name.starts_with('+')), "{found:?}");
    assert!(["f", "g", "h", "k"].iter().all(|name| {
        let all = changes.files(Version::New).get("A").unwrap().methods.iter();
        all.filter(|m| &*m.name == *name).all(|m| changes.is_same("A", name, &m.descriptor))
    }));
    assert_eq!(changes.old_class("A$2"), "A$2");
    assert_eq!(changes.old_class("A$3"), "A$1");
    // Removing them again gives the same answer the other way round.
    let back = changed(&between(new, old));
    assert!(back.iter().all(|name| name.starts_with('-')), "{back:?}");
}

#[test]
fn a_changed_lambda_changes_what_makes_it() {
    let text = |what: &str| {
        format!(
            "class A {{ static Runnable f() {{ return () -> System.out.println({what}); }}
               static void g() {{ f().run(); }} static int h(int a) {{ return Math.abs(a); }} }}"
        )
    };
    let changes = between(&text("1"), &text("2"));
    assert_eq!(changed(&changes), ["A.lambda$f$0"]);
    assert!(changes.is_same("A", "f", "()Ljava/lang/Runnable;"));
    // A call of `run` comes back to it.
    assert!(!changes.same_deep("A", "g", "()V"));
    assert!(changes.same_deep("A", "h", "(I)I"));
    let diff = changes.methods().next().unwrap();
    assert_eq!((diff.old.changed.len(), diff.new.changed.len()), (1, 1));
    assert_eq!(diff.new.changed_lines(), [1]);
}

#[test]
fn switches_over_enums_go_by_constants() {
    let old = "class A { enum E { X, Y, Z } int f(E e) { switch (e) { case Y: return 1; default: return 0; } } }";
    let new = "class A { enum E { X, Y, Z } int b(E e) { switch (e) { case Z: return 5; case X: return 3; default: return 4; } }
        int f(E e) { switch (e) { case Y: return 1; default: return 0; } } }";
    // The new method is first, and with it the constants Z and X get the first numbers.
    let changes = between(old, new);
    assert_eq!(changed(&changes), ["+A.b"]);
    let other = old.replace("case Y", "case X");
    assert_eq!(changed(&between(old, &other)), ["A.f"]);
}

#[test]
fn instructions_are_aligned() {
    let old = "class A { static int f(int a, int b) {\n if (a < b) {\n return a;\n }\n a = b + 1;\n return a; } }";
    let new =
        "class A { static int f(int a, int b) {\n if (a <= b) {\n return a;\n }\n a = b + 1;\n b = 3;\n return a; } }";
    let changes = between(old, new);
    let diff = changes.methods().next().unwrap();
    assert_eq!(diff.new.changed_lines(), [2, 6]);
    assert_eq!(diff.old.changed.len(), 1);
    let last = (diff.old.lines.len() as u32 - 1, diff.new.lines.len() as u32 - 1);
    assert_eq!((diff.new_of(last.0), diff.old_of(last.1)), (Some(last.1), Some(last.0)));
    assert_eq!(diff.new_of(diff.old.changed[0]), None);
    // Where a branch goes counts, although its token is the same.
    let old = "class A { static int f(int a) { for (;;) { a++; if (a > 9) break; if (a > 5) continue; a += 2; } return a; } }";
    let changes = between(old, &old.replace("continue", "break"));
    assert_eq!(changes.methods().map(|m| m.new.changed.len()).sum::<usize>(), 1);
}

#[test]
fn handlers_and_what_they_catch_count() {
    let text = |what: &str, order: &str| {
        format!(
            "class A {{ static int f(int a) {{ int b = 0; {order} try {{ b = 10 / a; }} catch ({what} e) {{ return -1; }} return b; }} }}"
        )
    };
    let changes = between(&text("ArithmeticException", ""), &text("IllegalStateException", ""));
    assert_eq!(changed(&changes), ["A.f"]);
    let diff = changes.methods().next().unwrap();
    assert!(!diff.new.changed.is_empty() && !diff.old.changed.is_empty());
    let changes = between("class A { int f() { return 1; } }", "class A { synchronized int f() { return 1; } }");
    assert_eq!(changes.methods().map(|m| m.notes.join(",")).collect::<Vec<_>>(), ["is now synchronized"]);
}

#[test]
fn calls_lead_to_what_changed() {
    let old = "class A { int f() { return g(); } int g() { return B.h(1); } int z() { return 3; } void w() { new C(); } int v(D d) { return d.m(); }
        int r() { return B.K; } }
        class B { static final int K = Integer.parseInt(\"1\"); static int h(int a) { return a; } }
        class C { static int n; static { n = 1; } } class D { int m() { return 1; } } class F extends D { }";
    let new = old
        .replace("return a;", "return a + 1;")
        .replace("n = 1", "n = 2")
        .replace("D { }", "D { int m() { return 2; } }");
    let changes = between(old, &new);
    assert_eq!(changed(&changes), ["B.h", "C.<clinit>", "+F.m"]);
    assert_eq!(reaching(&changes), ["A.f", "A.g", "A.v", "A.w", "B.h", "C.<clinit>", "F.m"]);
    assert!(changes.same_deep("A", "z", "()I") && changes.same_deep("A", "r", "()I"));
    // An override that is gone was reached in the old version.
    let back = between(&new, old);
    assert_eq!(reaching(&back), ["A.f", "A.g", "A.v", "A.w", "B.h", "C.<clinit>"]);
    assert!(back.reaching(Version::Old).contains(&MethodKey::new("F", "m", "()I")));
    // What F inherits now is another than it had.
    assert!(!back.is_same("F", "m", "()I") && !back.same_deep("A", "v", "(LD;)I"));
}

#[test]
fn declarations_count() {
    let old = "class A { static final int K = 1; int f(Object o) { return o instanceof I ? 1 : 2; } int g() { return 1; } boolean h() { return false; } }
        interface I { } class B { public int x; } class C extends B { int r() { return x; } }";
    let new =
        old.replace("class B", "class B implements I").replace("class C extends B {", "class C extends B { int x;");
    let changes = between(old, &new);
    let others: Vec<String> = changes.classes().iter().flat_map(|c| c.other.clone()).collect();
    assert_eq!(others, ["now implements I", "field x was added"]);
    // The field is another although the code reads the same.
    assert_eq!(changed(&changes), ["C.r"]);
    assert!(!changes.same_deep("A", "f", "(Ljava/lang/Object;)I") && changes.same_deep("A", "g", "()I"));
    let changes = between(old, &old.replace("K = 1", "K = 2"));
    let others: Vec<String> = changes.classes().iter().flat_map(|c| c.other.clone()).collect();
    assert_eq!(others, ["field K began with 1 and begins with 2"]);
    assert!(changes.same_deep("A", "g", "()I"));
}

#[test]
fn identical_class_paths_need_no_look() {
    let folder = TempFolder::new();
    let path = classes(&folder, "one", &[("A", "class A { int f() { return 1; } }")], &[]);
    let changes = Changes::between(&path, &path).unwrap();
    assert!(changes.is_empty() && changes.same_deep("A", "f", "()I"));
    let none = open(&folder.folder("none"));
    let changes = Changes::between(&path, &none).unwrap();
    assert_eq!(changed(&changes), ["-A.<init>", "-A.f"]);
    assert_eq!(changed(&Changes::between(&none, &path).unwrap()), ["+A.<init>", "+A.f"]);
}
