package aliases.kept_diff_local_copy;

// The copy never leaves the method.
// diff: aliases.kept_diff_local_copy.Total::ends => EQUIVALENT
public class Total {
    public static int ends(int[] numbers) {
        if (numbers == null || numbers.length != 2) {
            return 0;
        }
        int[] copy = {numbers[1], numbers[0]};
        return copy[1] + copy[0];
    }
}
