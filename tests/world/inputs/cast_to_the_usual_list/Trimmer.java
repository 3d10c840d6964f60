// Tempts: lists are array lists nearly always, and then the cast is fine.
// check: inputs.cast_to_the_usual_list.Trimmer::trim(List) => VIOLATED
// flags: --property exceptions
package inputs.cast_to_the_usual_list;

import java.util.ArrayList;
import java.util.List;

final class Trimmer {
    private Trimmer() {}

    static int trim(List<Integer> values) {
        if (values == null) {
            return 0;
        }
        ArrayList<Integer> own = (ArrayList<Integer>) values;
        return own.isEmpty() ? 0 : 1;
    }
}
