/** Entries in a row, as a map would keep them. */
public class Links<K, V> {
    /** An entry: its key may be of any type. */
    protected static class Entry<K, V> {
        final Entry<K, V> next;
        final Object key;
        final V value;

        protected Entry(Entry<K, V> next, Object key, V value) {
            this.next = next;
            this.key = key;
            this.value = value;
        }
    }

    private Entry<K, V> first;

    public void put(K key, V value) {
        first = new Entry<>(first, key, value);
    }

    /** Whether the entry says the same as the first one: only together do they say what the values are. */
    protected boolean isLikeFirst(Entry<K, V> entry) {
        return first != null && first.value instanceof Integer && entry.value instanceof String && entry.next != null
                && String.valueOf(first.value).length() == entry.value.toString().length();
    }

    /** The name of a constant: the type of the enum has a bound of its own. */
    public static String nameAt(Class<? extends Enum<?>> type, int place) {
        if (type == null) {
            return "none";
        }
        Enum<?>[] constants = type.getEnumConstants();
        return constants.length > place + 2 ? constants[place + 2].name() : "";
    }
}
