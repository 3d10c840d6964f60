package versions.buffer_view;

import java.nio.*;

final class Holder {
    private final int[] a = new int[2];

    IntBuffer view() {
        return IntBuffer.wrap(a);
    }

    int get() {
        return a[0];
    }
}
