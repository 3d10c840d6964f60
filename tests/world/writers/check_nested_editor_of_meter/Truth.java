package writers.check_nested_editor_of_meter;

class Truth {
    public static void main(String[] args) {
        Meter meter = new Meter();
        new Meter.Calibrator().apply(meter, 0);
        meter.read(7);
    }
}
