package statics.diff_final_number_of_superclass;
public final class A extends B { static int n; public static int f() { if (n > 5) return K; return 1; } }
