package versions.final_override_child;

abstract class P extends R { final int also(int x) { return x; } }
class R { int also(int x) { return x; } }
final class Q extends P { }
