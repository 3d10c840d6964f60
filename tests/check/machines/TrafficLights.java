// verdict: VIOLATED
// witness: int 2; int 0; int 1
import org.sosy_lab.sv_benchmarks.Verifier;

public class TrafficLights {
    enum Light { RED, GREEN }

    private Light north = Light.RED;
    private Light east = Light.RED;
    private boolean northWants;

    void event(int kind) {
        switch (kind) {
            case 0:
                if (east == Light.RED) {
                    north = Light.GREEN;
                }
                northWants = false;
                break;
            case 1:
                // Looks at the wish instead of the light.
                if (!northWants) {
                    east = Light.GREEN;
                }
                break;
            case 2:
                northWants = true;
                break;
            default:
                north = Light.RED;
                east = Light.RED;
                break;
        }
    }

    public static void main(String[] args) {
        TrafficLights lights = new TrafficLights();
        for (int i = 0; i < 3; i++) {
            lights.event(Verifier.nondetInt());
            assert lights.north == Light.RED || lights.east == Light.RED;
        }
    }
}
