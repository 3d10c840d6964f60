// A class declares toString abstract; classes of callers inherited the one of Object.
// diff:
package versions.object_method_made_abstract;

abstract class P {  static int twice(int x) { return x + x; } }
