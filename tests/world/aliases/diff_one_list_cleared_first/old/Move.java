package aliases.diff_one_list_cleared_first;

import java.util.List;

// Clearing first is the same unless both lists are one.
// diff: aliases.diff_one_list_cleared_first.Move::move
public class Move {
    public static int move(List<String> from, List<String> to) {
        int moved = from.size();
        to.clear();
        from.clear();
        return moved;
    }
}
