// Tempts: the sensor's value never changes, says its class; a subclass answers anew each time.
// check: inputs.step_answers_differently.Average::of(inputs.step_answers_differently.Sensor) => VIOLATED
package inputs.step_answers_differently;

class Sensor {
    private final int value;

    Sensor(int value) {
        this.value = value;
    }

    int value() {
        return value;
    }
}

final class Average {
    private Average() {}

    static int of(Sensor sensor) {
        if (sensor == null) {
            return 0;
        }
        int first = sensor.value();
        int second = sensor.value();
        assert first == second : "the sensor drifts";
        return first;
    }
}
