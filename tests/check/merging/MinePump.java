// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class MinePump {
    private int water;
    private boolean methane;
    private boolean pump;
    private boolean active = true;

    private void timeShift(boolean rain, boolean toggle) {
        if (pump && water > 0) {
            water--;
        }
        if (rain && water < 2) {
            water++;
        }
        if (toggle) {
            methane = !methane;
        }
        if (active) {
            if (pump) {
                if (methane || water == 0) {
                    pump = false;
                }
            } else if (water == 2 && !methane) {
                pump = true;
            }
        }
    }

    public static void main(String[] args) {
        MinePump mine = new MinePump();
        for (int i = 0; i < 15; i++) {
            boolean rain = Verifier.nondetBoolean();
            boolean toggle = Verifier.nondetBoolean();
            mine.timeShift(rain, toggle);
            assert !(mine.pump && mine.methane);
            assert mine.water >= 0 && mine.water <= 2;
        }
    }
}
