package aliases.diff_unmodifiable_copy_for_view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

// A view follows later changes, a copy does not; right after the call they are equal.
// diff: aliases.diff_unmodifiable_copy_for_view.Queue::waiting
public final class Queue {
    private final List<String> names = new ArrayList<>();

    public void join(String name) {
        names.add(name);
    }

    public List<String> waiting() {
        return Collections.unmodifiableList(new ArrayList<>(names));
    }
}
