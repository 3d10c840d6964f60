package environment.long_by_property;

class Truth {
    public static void main(String[] args) {
        System.setProperty("environment.timeout", "-1");
        Timeout.millis(true);
    }
}
