package inputs.check_default_method_by_interface;

class Truth {
    private static int reads;

    public static void main(String[] arguments) {
        Meter meter = () -> reads++;
        meter.twice();
    }
}
