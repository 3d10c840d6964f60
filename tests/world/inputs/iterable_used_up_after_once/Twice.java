// Tempts: an `Iterable` may give one iterator once (a stream's), so the second time there is nothing.
// generate: inputs.iterable_used_up_after_once.Twice
package inputs.iterable_used_up_after_once;

import java.util.Iterator;

final class Twice {
    private Twice() {}

    static String peek(Iterable<String> source) {
        if (source == null) {
            return "none";
        }
        boolean some = source.iterator().hasNext();
        Iterator<String> again = source.iterator();
        if (some && !again.hasNext()) { // tempts
            return "used up";
        }
        return some ? "some" : "empty";
    }
}
