package statics.diff_holder_begins_later;

// The holder puts off when the size is read; who changes the default in between sees that.
// diff: statics.diff_holder_begins_later.Pool::room
public final class Pool {
    static final int[] DEFAULT = {8};

    private static final class Holder {
        static final int SIZE = DEFAULT[0];
    }

    private Pool() {}

    public static int room(int used) {
        return used < 0 || used > Holder.SIZE ? 0 : Holder.SIZE - used;
    }
}
