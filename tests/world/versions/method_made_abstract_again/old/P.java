// A class declares a method abstract that it inherited with code; classes of callers have none.
// diff:
package versions.method_made_abstract_again;

abstract class P extends R {  static int twice(int x) { return x + x; } }
class R { String also() { return "R"; } }
