package versions.private_static_hides_constant;

interface R { int[] N = {1}; }
final class P implements R { private static final int[] N = null; static int twice(int x) { return 2 * x; } }
