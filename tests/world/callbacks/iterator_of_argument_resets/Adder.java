// Tempts: the loop writes no other field, but each step runs the argument's iterator.
// generate: callbacks.iterator_of_argument_resets.Adder
package callbacks.iterator_of_argument_resets;

public final class Adder {
    private int sum;
    private int rounds;

    public void reset() {
        sum = 0;
        rounds++;
    }

    public int addAll(Iterable<Integer> numbers) {
        int before = rounds;
        for (Integer n : numbers) {
            sum += n == null ? 0 : 1;
        }
        if (rounds != before) { // tempts
            return -1;
        }
        return sum;
    }
}
