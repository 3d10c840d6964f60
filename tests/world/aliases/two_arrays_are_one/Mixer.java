package aliases.two_arrays_are_one;

// The two arrays may be the same one.
// generate: aliases.two_arrays_are_one.Mixer
public class Mixer {
    public static int mix(int[] left, int[] right) {
        if (left.length == 0 || right.length == 0) {
            return 0;
        }
        left[0] = 1;
        right[0] = 2;
        if (left[0] == 2) { // tempts
            return -1;
        }
        return left[0] + right[0];
    }
}
