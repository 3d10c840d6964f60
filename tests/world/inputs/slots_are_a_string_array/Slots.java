// Tempts: an `Object[]` may be a `String[]`, which refuses numbers.
// generate: inputs.slots_are_a_string_array.Slots => covered
package inputs.slots_are_a_string_array;

final class Slots {
    private Slots() {}

    static int fill(Object[] slots, int number) {
        if (slots == null || slots.length == 0) {
            return 0;
        }
        int stored = 0;
        try {
            slots[0] = Integer.valueOf(number);
            stored = 1;
        } catch (ArrayStoreException e) {
            stored = -1;
        }
        if (stored < 0) { // tempts
            return -1;
        }
        return slots.length;
    }
}
