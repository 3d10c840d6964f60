package statics.diff_getter_of_superclass_table;
public final class A extends B { static int n; public static int f() { if (n > 5) return k(); return 1; } }
