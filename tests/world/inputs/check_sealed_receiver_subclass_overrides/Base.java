package inputs.check_sealed_receiver_subclass_overrides;

// The target is inherited by a final subclass of the program that has another hook.
// check: inputs.check_sealed_receiver_subclass_overrides.Base::run()
public sealed class Base permits Special {
    public final int run() {
        int size = size();
        assert size == 1;
        return size;
    }

    int size() {
        return 1;
    }
}
final class Special extends Base {
    @Override
    int size() {
        return 5;
    }
}
