// Tempts: no exception leaves this with a list that grows; `Arrays.asList` and `List.of` cannot.
// check: inputs.append_to_fixed_list.Trail::begin(List,String) => VIOLATED
// flags: --property exceptions
package inputs.append_to_fixed_list;

import java.util.List;

final class Trail {
    private Trail() {}

    static int begin(List<String> trail, String mark) {
        if (trail == null || mark == null || !trail.isEmpty()) {
            return 0;
        }
        trail.add(mark);
        return trail.size();
    }
}
