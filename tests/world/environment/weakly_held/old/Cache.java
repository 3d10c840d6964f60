// The new version holds its value weakly: the garbage collector may take it.
// diff: environment.weakly_held.Cache::sum()
package environment.weakly_held;

public final class Cache {
    private final int[] values = {1, 2, 3};

    public int sum() {
        int[] known = values;
        return known == null ? -1 : known[0] + known[1] + known[2];
    }
}
