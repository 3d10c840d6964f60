package kept.callback_in_the_middle;

class Truth {
    public static void main(String[] arguments) {
        Meter meter = new Meter();
        meter.pause(() -> meter.read());
    }
}
