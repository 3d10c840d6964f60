// verdict: HOLDS
// needs: 60
import org.sosy_lab.sv_benchmarks.Verifier;

public class WheelBrakeTenSteps {
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
        WheelBrakeTenSteps brake = new WheelBrakeTenSteps();
        for (int i = 0; i < 10; i++) {
            int pedal = Verifier.nondetInt();
            boolean auto = Verifier.nondetBoolean();
            boolean skid = Verifier.nondetBoolean();
            brake.step(pedal, auto, skid);
            assert brake.wheelPressure >= 0 && brake.wheelPressure <= 80;
            assert !(brake.autoMode && !skid) || brake.wheelPressure <= 40;
        }
        assert brake.failures <= 10;
    }
}
