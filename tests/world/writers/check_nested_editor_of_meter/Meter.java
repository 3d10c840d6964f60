package writers.check_nested_editor_of_meter;

// The meter itself is immutable to look at; the nested calibrator writes its private field.
// check: writers.check_nested_editor_of_meter.Meter::read(int)
public final class Meter {
    private int factor = 2;

    public static final class Calibrator {
        public void apply(Meter meter, int factor) {
            meter.factor = factor;
        }
    }

    public int read(int raw) {
        assert factor != 0;
        return raw / factor;
    }
}
