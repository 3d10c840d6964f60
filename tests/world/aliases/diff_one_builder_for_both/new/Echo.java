package aliases.diff_one_builder_for_both;

// The two builders may be one.
// diff: aliases.diff_one_builder_for_both.Echo::write
public class Echo {
    public static int write(StringBuilder out, StringBuilder log) {
        out.append('x');
        return log.length();
    }
}
