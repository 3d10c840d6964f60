package environment.weakly_held;

import java.lang.ref.WeakReference;

public final class Cache {
    private final WeakReference<int[]> values = new WeakReference<>(new int[] {1, 2, 3});

    public int sum() {
        int[] known = values.get();
        return known == null ? -1 : known[0] + known[1] + known[2];
    }
}
