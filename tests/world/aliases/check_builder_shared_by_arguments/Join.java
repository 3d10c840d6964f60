package aliases.check_builder_shared_by_arguments;

// One builder may be both arguments; its length grows twice then.
// check: aliases.check_builder_shared_by_arguments.Join::join(StringBuilder,StringBuilder)
public class Join {
    public static int join(StringBuilder left, StringBuilder right) {
        if (left == null || right == null) {
            return 0;
        }
        int before = left.length();
        left.append('l');
        right.append('r');
        assert left.length() == before + 1;
        return before;
    }
}
