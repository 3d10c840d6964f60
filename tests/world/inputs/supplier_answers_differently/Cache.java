// Tempts: a supplier need not answer the same twice, and may answer null.
// generate: inputs.supplier_answers_differently.Cache
package inputs.supplier_answers_differently;

import java.util.function.Supplier;

final class Cache {
    private String last = "";

    int load(Supplier<String> source) {
        String first = source.get();
        String second = source.get();
        if (first != null && second == null) { // tempts
            return -1;
        }
        last = second;
        return last == null ? 0 : last.length();
    }
}
