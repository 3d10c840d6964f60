// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.buffer_view.Holder::get
package versions.buffer_view;

import java.nio.*;

final class Filler {
    static void f(IntBuffer b) {
        b.put(0, 1);
    }
}
