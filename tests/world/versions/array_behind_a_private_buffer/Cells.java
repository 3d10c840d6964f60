package versions.array_behind_a_private_buffer;

import java.nio.IntBuffer;

final class Cells {
    private static final int[] CELLS = new int[2];
    private static final IntBuffer BUFFER = IntBuffer.wrap(CELLS);

    static void load() {
        BUFFER.put(0, Source.next());
    }

    static int first() {
        return CELLS[0];
    }
}
