// Tempts: a list is usually one that grows, but `List.of` and `Arrays.asList` give others.
// generate: inputs.log_is_read_only_list.Journal => covered
package inputs.log_is_read_only_list;

import java.util.List;

final class Journal {
    private Journal() {}

    static boolean record(List<String> lines, String line) {
        if (lines == null || line == null || !lines.isEmpty()) {
            return false;
        }
        boolean refused = false;
        try {
            lines.add(line);
        } catch (UnsupportedOperationException e) {
            refused = true;
        }
        if (refused) { // tempts
            return false;
        }
        return true;
    }
}
