/** A priority queue that keeps its entries in a sorted list. */
public final class SLPriorityQueue {
    static final class Entry {
        int key;
        final int value;
        Entry next;

        Entry(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private Entry first;
    private int size;

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    private static int checked(int key) {
        if (key < 0) {
            throw new IllegalArgumentException("key");
        }
        return key;
    }

    private Entry minimum() {
        if (isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return first;
    }

    private void put(Entry entry) {
        Entry before = null;
        Entry after = first;
        while (after != null && after.key <= entry.key) {
            before = after;
            after = after.next;
        }
        entry.next = after;
        if (before == null) {
            first = entry;
        } else {
            before.next = entry;
        }
        size++;
    }

    private Entry take(int value) {
        Entry before = null;
        for (Entry entry = first; entry != null; entry = entry.next) {
            if (entry.value == value) {
                if (before == null) {
                    first = entry.next;
                } else {
                    before.next = entry.next;
                }
                size--;
                return entry;
            }
            before = entry;
        }
        return null;
    }

    public void insert(int key, int value) {
        put(new Entry(checked(key), value));
    }

    public int minKey() {
        return minimum().key;
    }

    public int minValue() {
        return minimum().value;
    }

    public int removeMin() {
        Entry entry = minimum();
        first = entry.next;
        size--;
        return entry.value;
    }

    public boolean contains(int value) {
        for (Entry entry = first; entry != null; entry = entry.next) {
            if (entry.value == value) {
                return true;
            }
        }
        return false;
    }

    public boolean remove(int value) {
        return take(value) != null;
    }

    public boolean replaceKey(int value, int key) {
        checked(key);
        Entry entry = take(value);
        if (entry == null) {
            return false;
        }
        entry.key = key;
        put(entry);
        return true;
    }

    public int insertAndRemoveMin(int key, int value) {
        insert(key, value);
        return removeMin();
    }

    public int countBelow(int key) {
        int count = 0;
        for (Entry entry = first; entry != null && entry.key < key; entry = entry.next) {
            count++;
        }
        return count;
    }

    public void insertTwo(int a, int b) {
        insert(a, 0);
        insert(b, 1);
    }
}
