// Tempts: the one implementation keeps the default method; the caller's replaces it.
// generate: inputs.interface_default_replaced.Panel
package inputs.interface_default_replaced;

interface Gauge {
    int read();

    default int precision() {
        return 2;
    }
}

final class Thermometer implements Gauge {
    @Override
    public int read() {
        return 20;
    }
}

final class Panel {
    private Panel() {}

    static String show(Gauge gauge) {
        int digits = gauge.precision();
        if (digits < 0) { // tempts
            return "?";
        }
        return "value " + gauge.read();
    }
}
