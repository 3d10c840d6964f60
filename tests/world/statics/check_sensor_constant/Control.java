package statics.check_sensor_constant;

// A constant of an enum is always the same object, but not always in the same state.
// check: statics.check_sensor_constant.Control::brake(statics.check_sensor_constant.Sensor)
public final class Control {
    private Control() {}

    public static int brake(Sensor sensor) {
        if (sensor == null) {
            return 0;
        }
        int force = sensor.reading() / 2;
        assert force >= 0 : "negative force";
        return force;
    }
}
