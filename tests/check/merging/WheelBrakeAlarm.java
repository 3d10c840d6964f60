// verdict: VIOLATED
// witness: int 0; boolean false; boolean true; int 0; boolean false; boolean true; int 0; boolean false; boolean true; int 0; boolean false; boolean false; int 0; boolean false; boolean false; int 0; boolean false; boolean false; int 0; boolean false; boolean false; int 0; boolean false; boolean false; int 0; boolean false; boolean false; int -1; boolean true; boolean false
import org.sosy_lab.sv_benchmarks.Verifier;

public class WheelBrakeAlarm {
    private int wheelPressure;
    private boolean autoMode;
    private int failures;
    private int lastPedal;
    private boolean alarm;

    private void step(int pedal, boolean auto, boolean skid) {
        int command;
        if (pedal == 0) {
            command = 0;
        } else if (pedal == 1) {
            command = 10;
        } else if (pedal == 2) {
            command = 25;
        } else if (pedal == 3) {
            command = 50;
        } else {
            command = 80;
        }
        if (auto && !autoMode) {
            autoMode = true;
        } else if (!auto && pedal > 0) {
            autoMode = false;
        }
        if (skid) {
            failures++;
            if (failures > 2) {
                alarm = true;
            }
        } else if (failures > 0) {
            failures--;
        }
        if (autoMode && !skid) {
            wheelPressure = command / 2;
        } else if (skid && pedal == lastPedal) {
            wheelPressure = command > 20 ? command - 20 : 0;
        } else {
            wheelPressure = command;
        }
        lastPedal = pedal;
    }

    public static void main(String[] args) {
        WheelBrakeAlarm brake = new WheelBrakeAlarm();
        for (int i = 0; i < 10; i++) {
            brake.step(Verifier.nondetInt(), Verifier.nondetBoolean(), Verifier.nondetBoolean());
        }
        assert !(brake.alarm && brake.failures == 0 && brake.wheelPressure == 40);
    }
}
