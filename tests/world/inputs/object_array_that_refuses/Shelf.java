// Tempts: the index is checked, so what could go wrong? The array may be a `String[]`.
// check: inputs.object_array_that_refuses.Shelf::put(Object[],int,int) => VIOLATED
// flags: --property exceptions
package inputs.object_array_that_refuses;

final class Shelf {
    private Shelf() {}

    static void put(Object[] shelf, int place, int weight) {
        if (shelf == null || shelf.length != 3 || place < 0 || place > 2) {
            return;
        }
        shelf[place] = Integer.valueOf(weight);
    }
}
