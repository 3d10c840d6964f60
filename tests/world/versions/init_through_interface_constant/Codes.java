// An interface constant registers with another class when it is read.
// diff: versions.init_through_interface_constant.Codes::level
package versions.init_through_interface_constant;

public final class Codes { private static int level; static int add(int v) { return level += v; } static int level() { return level; } }
