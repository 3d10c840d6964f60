// A constant of an object, which compilers copy, is none any more: an expression of a caller has another type.
// diff:
package versions.instance_constant_gone;

class P { final int size = 5; int twice(int x) { return x * 2; } P() { } }
