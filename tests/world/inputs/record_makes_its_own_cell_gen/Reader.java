package inputs.record_makes_its_own_cell_gen;

// generate: inputs.record_makes_its_own_cell_gen.Reader
public final class Reader {
    private Reader() {}

    public static String read(Meter meter) {
        if (meter != null && meter.cell()[0] > 0) { // tempts
            return "used";
        }
        return "new";
    }
}
