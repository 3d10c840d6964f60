// verdict: VIOLATED
// witness: boolean false; boolean true; boolean false; boolean true; int 1; boolean true; boolean false; boolean true; int 2; boolean true; boolean false; boolean true; int 2; boolean false; boolean false; boolean true; int 2; boolean false; boolean false; boolean true; int 2; boolean true; boolean false; boolean true; int 2; boolean true; boolean true
import org.sosy_lab.sv_benchmarks.Verifier;

/** Inputs are asked for on some ways only. */
public class MinePumpSwitchedOff {
    private int water;
    private boolean methane;
    private boolean pump;
    private boolean active = true;

    private void timeShift() {
        if (pump && water > 0) {
            water--;
        }
        if (Verifier.nondetBoolean()) {
            int rain = Verifier.nondetInt();
            water += rain > 1 ? 2 : rain == 1 ? 1 : 0;
        }
        if (Verifier.nondetBoolean()) {
            methane = !methane;
        }
        if (Verifier.nondetBoolean()) {
            active = !active;
        }
        if (active) {
            if (pump && methane) {
                pump = false;
            } else if (!pump && water >= 2 && !methane) {
                pump = true;
            }
        }
    }

    public static void main(String[] args) {
        MinePumpSwitchedOff mine = new MinePumpSwitchedOff();
        for (int i = 0; i < 7; i++) {
            mine.timeShift();
        }
        assert !(mine.pump && mine.methane && mine.water > 9);
    }
}
