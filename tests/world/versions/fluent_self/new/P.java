package versions.fluent_self;

public final class P { private int n; public P up() { n++; return this; } public int get() { return n + 1; } }
