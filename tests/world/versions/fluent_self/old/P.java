// The target gives its receiver, on which a changed method is called.
// diff: versions.fluent_self.P::up
package versions.fluent_self;

public final class P { private int n; public P up() { n++; return this; } public int get() { return n; } }
