package statics.check_array_of_superclass_symbolic;
public final class A extends B { public static int f(int k) { try { return T[k & 3]; } catch (NullPointerException e) { return 0; } } }
