package statics.check_sensor_constant;

public class Truth {
    public static void main(String[] args) {
        Sensor.REAR.read(20);
        Control.brake(Sensor.REAR);
    }
}
