package inputs.sealed_receiver_gen;

// The target is inherited by a class of the program that has another hook.
// generate: inputs.sealed_receiver_gen.Base
public sealed class Base permits Special {
    public final int run() {
        int size = size();
        if (size > 1) { // tempts
            return 0;
        }
        return size;
    }

    int size() {
        return 1;
    }
}
non-sealed class Special extends Base { }
