// verdict: VIOLATED
// witness: boolean false; boolean true; boolean false; boolean false; boolean false; boolean false; boolean false; boolean false; boolean false; boolean false; boolean true; boolean false; boolean false; boolean false; boolean false; boolean false; boolean false; boolean false; boolean true; boolean false; boolean false; boolean false; boolean false; boolean false; boolean false; boolean false; boolean false; boolean false; boolean true; boolean false; boolean false; boolean false; boolean false; boolean false; boolean false; boolean false
import org.sosy_lab.sv_benchmarks.Verifier;

public class TrafficSteps {
    private static final int RED = 0, GREEN = 1, YELLOW = 2;
    private int north = RED, east = RED, timer, served;

    private void step(boolean carNorth, boolean carEast, boolean bus) {
        switch (north) {
            case GREEN:
                if (timer > 1 || !carNorth) {
                    north = YELLOW;
                    timer = 0;
                } else {
                    timer++;
                }
                break;
            case YELLOW:
                north = RED;
                served++;
                break;
            default:
                if (east == RED && carNorth) {
                    north = GREEN;
                }
        }
        switch (east) {
            case GREEN:
                if (!carEast || bus) {
                    east = YELLOW;
                }
                break;
            case YELLOW:
                east = RED;
                served += 2;
                break;
            default:
                if (north == RED && carEast && !carNorth) {
                    east = GREEN;
                }
        }
        assert north != GREEN || east != GREEN;
    }

    public static void main(String[] args) {
        TrafficSteps lights = new TrafficSteps();
        for (int i = 0; i < 12; i++) {
            lights.step(Verifier.nondetBoolean(), Verifier.nondetBoolean(), Verifier.nondetBoolean());
        }
        assert lights.served != 7;
    }
}
