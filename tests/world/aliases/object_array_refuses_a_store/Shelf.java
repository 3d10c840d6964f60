package aliases.object_array_refuses_a_store;

// The array of objects that is given may be an array of integers.
// generate: aliases.object_array_refuses_a_store.Shelf
public class Shelf {
    public static int put(Object[] places, String thing) {
        if (places.length == 0) {
            return 0;
        }
        boolean stored = false;
        try {
            places[0] = thing;
            stored = true;
        } finally {
            if (!stored) { // tempts
                places = null;
            }
        }
        return 1;
    }
}
