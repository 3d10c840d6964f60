// An interface declares a method abstract that was a default; classes of callers have none.
// diff:
package versions.default_made_abstract_again;

interface P extends R {  static int twice(int x) { return x + x; } }
interface R { default String also() { return "R"; } }
