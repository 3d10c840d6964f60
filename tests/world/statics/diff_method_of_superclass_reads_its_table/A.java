package statics.diff_method_of_superclass_reads_its_table;
public final class A extends B { public int f() { return base(); } }
