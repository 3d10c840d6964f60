// What is only weakly reachable is forgotten by the garbage collector, at any time.
// check: environment.forgotten_picture.Gallery::size()
package environment.forgotten_picture;

import java.lang.ref.WeakReference;

public final class Gallery {
    private final WeakReference<byte[]> picture = new WeakReference<>(new byte[64]);

    public int size() {
        byte[] known = picture.get();
        assert known != null : "forgotten";
        return known.length;
    }
}
