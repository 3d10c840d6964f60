package statics.diff_constructor_of_superclass_reads_static;
public final class A extends B { public int f() { return 0; } }
