package versions.buffer_view;

import java.nio.*;

final class Filler {
    static void f(IntBuffer b) {
        b.put(0, 2);
    }
}
