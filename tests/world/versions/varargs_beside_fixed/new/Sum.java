package versions.varargs_beside_fixed;

public final class Sum { static int of(int... x) { return x.length; } static int of(int a, int b) { return a + b; } static int twice(int x) { return 2 * x; } }
