package aliases.one_list_twice;

import java.util.List;

// Clearing the target empties the source if both are one list.
// generate: aliases.one_list_twice.Merge
public class Merge {
    public static String replace(List<String> target, List<String> source) {
        if (source.isEmpty()) {
            return "nothing";
        }
        target.clear();
        if (source.isEmpty()) { // tempts
            return "lost";
        }
        target.addAll(source);
        return "done";
    }
}
