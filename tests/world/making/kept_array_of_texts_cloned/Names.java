// generate: making.kept_array_of_texts_cloned.Names => 1
package making.kept_array_of_texts_cloned;

public final class Names {
    private static final String[] NAMES = {"a", "b"};

    public static String[] names() {
        return NAMES.clone();
    }

    public static int find(int at) {
        if (NAMES[at & 1] == null) {
            return -1;
        }
        return 1;
    }
}
