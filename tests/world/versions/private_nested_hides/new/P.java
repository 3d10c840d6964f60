package versions.private_nested_hides;

class R { static class T { static int v() { return 1; } } }
class P extends R { private static class T { } static int twice(int x) { return 2 * x; } }
class T { static int v() { return 2; } }
