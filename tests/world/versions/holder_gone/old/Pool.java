// One version keeps an object, the other makes one each time.
// diff: versions.holder_gone.Pool::get
package versions.holder_gone;

final class Pool {
    private static final class Holder {
        static final Pool P = new Pool();
    }

    private Pool() {}

    static Pool get() {
        return Holder.P;
    }
}
