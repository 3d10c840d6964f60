package aliases.kept_diff_local_copy;

// The copy never leaves the method.
// diff: aliases.kept_diff_local_copy.Total::ends => EQUIVALENT
public class Total {
    public static int ends(int[] numbers) {
        if (numbers == null || numbers.length != 2) {
            return 0;
        }
        return numbers[0] + numbers[1];
    }
}
