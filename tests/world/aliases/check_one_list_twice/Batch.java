package aliases.check_one_list_twice;

import java.util.List;

// Clearing the one list empties the other if they are the same.
// check: aliases.check_one_list_twice.Batch::swap(java.util.List,java.util.List)
public class Batch {
    public static int swap(List<String> done, List<String> todo) {
        if (done == null || todo == null || todo.isEmpty()) {
            return 0;
        }
        done.clear();
        assert !todo.isEmpty();
        return 1;
    }
}
