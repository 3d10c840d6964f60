package inputs.check_null_in_sub_list;

// A part of a list that is passed may refuse to look for null.
// check: inputs.check_null_in_sub_list.Finder::find(java.util.List)
// flags: --property exceptions
import java.util.List;

public final class Finder {
    public static boolean find(List<Boolean> list) {
        return list != null && list.size() == 2 && list.subList(0, 1).contains(null);
    }
}
