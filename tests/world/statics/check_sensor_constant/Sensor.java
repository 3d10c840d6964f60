package statics.check_sensor_constant;

/** The sensors of the machine, each with what it read last. */
public enum Sensor {
    FRONT, REAR;

    private int reading;

    public void read(int raw) {
        reading = raw - 100;
    }

    public int reading() {
        return reading;
    }
}
