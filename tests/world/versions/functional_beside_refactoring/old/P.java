// An interface has a single abstract method now: a function of a caller that is compiled again means another overloaded method.
// diff:
package versions.functional_beside_refactoring;

interface P extends R { void also(); static int twice(int x) { return x + x; } }
interface R { void run(); default void also() { } }
