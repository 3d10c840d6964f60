// A private field hides one that callers name by the class.
// diff:
package versions.private_static_hides_constant;

interface R { int[] N = {1}; }
final class P implements R {  static int twice(int x) { return x + x; } }
