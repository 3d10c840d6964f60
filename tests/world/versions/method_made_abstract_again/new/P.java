package versions.method_made_abstract_again;

abstract class P extends R { abstract String also(); static int twice(int x) { return 2 * x; } }
class R { String also() { return "R"; } }
