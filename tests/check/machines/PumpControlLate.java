// verdict: VIOLATED
// witness: boolean true; boolean false; boolean false; boolean true
import org.sosy_lab.sv_benchmarks.Verifier;

public class PumpControlLate {
    private int level = 1;
    private boolean gas;
    private boolean running;

    void tick() {
        if (level == 2) {
            running = true;
        } else if (gas || level == 0) {
            // Gas is only looked at when the water is not high.
            running = false;
        }
        if (running) {
            level--;
        }
    }

    public static void main(String[] args) {
        PumpControlLate pump = new PumpControlLate();
        for (int i = 0; i < 2; i++) {
            if (Verifier.nondetBoolean()) {
                pump.level = 2;
            }
            if (Verifier.nondetBoolean()) {
                pump.gas = !pump.gas;
                if (pump.gas) {
                    assert !pump.running;
                }
            }
            pump.tick();
        }
    }
}
