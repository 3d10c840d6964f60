package statics.diff_flag_of_superclass_asked_in_assertion;
public final class A extends B { public static int f(int k) { return 1; } }
