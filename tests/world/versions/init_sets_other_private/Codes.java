// The changed static initialiser calls a setter of another class.
// diff: versions.init_sets_other_private.Codes::level
package versions.init_sets_other_private;

public final class Codes { private static int level; static void set(int v) { level = v; } static int level() { return level; } }
