// As init_writes_other_static, with a method that gives the number.
package versions.init_block_and_result;

public final class Log { static int n; }
// diff:
