package callbacks.own_iterable_extended;

import java.util.Iterator;
import java.util.List;

class Truth {
    public static void main(String[] args) {
        Sum.twice(new Steps() {
            private int calls;

            @Override
            public Iterator<Integer> iterator() {
                return List.of(calls++).iterator();
            }
        });
    }
}
