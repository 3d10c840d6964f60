package aliases.sub_list_clears_the_list;

import java.util.ArrayList;
import java.util.List;

// Entries are only added; the part that is handed out is a view that can be cleared.
// generate: aliases.sub_list_clears_the_list.Diary
public final class Diary {
    private final List<String> entries = new ArrayList<>(List.of("first"));

    public void write(String entry) {
        entries.add(entry);
    }

    public List<String> latest() {
        return entries.subList(Math.max(0, entries.size() - 2), entries.size());
    }

    public String title() {
        if (entries.isEmpty()) { // tempts
            return "empty";
        }
        return "diary";
    }
}
