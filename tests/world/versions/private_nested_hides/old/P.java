// A private class hides one that classes below inherited.
// diff:
package versions.private_nested_hides;

class R { static class T { static int v() { return 1; } } }
class P extends R {  static int twice(int x) { return x + x; } }
class T { static int v() { return 2; } }
