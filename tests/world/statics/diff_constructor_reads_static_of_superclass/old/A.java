package statics.diff_constructor_reads_static_of_superclass;
public final class A extends B { final int k; public A() { k = on ? BASE : 0; } }
