package callbacks.private_key_order_changed;

import java.util.TreeMap;

public final class Agenda {
    private static final class Slot implements Comparable<Slot> {
        private final int hour;

        Slot(int hour) {
            this.hour = hour;
        }

        @Override
        public int compareTo(Slot other) {
            return Integer.compare(other.hour, hour);
        }
    }

    private final TreeMap<Slot, String> slots = new TreeMap<>();

    public void add(int hour, String what) {
        slots.put(new Slot(hour), what);
    }

    public String first() {
        return slots.isEmpty() ? "" : slots.firstEntry().getValue();
    }
}
