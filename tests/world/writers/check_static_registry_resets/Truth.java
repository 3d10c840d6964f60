package writers.check_static_registry_resets;

class Truth {
    public static void main(String[] args) {
        Sensor sensor = new Sensor();
        Sensor.shutDown();
        sensor.read();
    }
}
