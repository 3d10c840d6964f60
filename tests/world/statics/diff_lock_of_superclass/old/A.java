package statics.diff_lock_of_superclass;
public final class A extends B {
    public static int f(int k) { if (n == 77) return LOCK == null ? 1 : 2; return 0; }
}
