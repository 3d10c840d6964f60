package versions.queue;

import java.util.*;

final class Q {
    private final ArrayDeque<Integer> q = new ArrayDeque<>();

    int push(int v) {
        q.add(v);
        return q.size() > 2 ? q.pollLast() : 0;
    }
}
