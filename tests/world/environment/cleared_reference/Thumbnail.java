// A reference that is handed out can be cleared by its caller; its class is one of `java.lang`.
// generate: environment.cleared_reference.Thumbnail
package environment.cleared_reference;

import java.lang.ref.SoftReference;

public final class Thumbnail {
    private final SoftReference<int[]> pixels = new SoftReference<>(new int[] {1, 2, 3});

    public SoftReference<int[]> pixels() {
        return pixels;
    }

    public int brightness() {
        int[] known = pixels.get();
        if (known == null) { // tempts
            return -1;
        }
        return known[0] + known[1] + known[2];
    }
}
