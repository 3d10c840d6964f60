// The superclass's initialiser registers, the subclass has a method.
// diff: versions.init_of_superclass_registers.Codes::level
package versions.init_of_superclass_registers;

public final class Codes { private static int level; static int add(int v) { return level += v; } static int level() { return level; } }
