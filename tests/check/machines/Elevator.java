// verdict: VIOLATED
// witness: boolean true; boolean true; boolean false
import org.sosy_lab.sv_benchmarks.Verifier;

public class Elevator {
    private int floor;
    private boolean open;
    private boolean moving;

    void call(boolean up) {
        if (!open) {
            moving = true;
            floor += up ? 1 : -1;
            if (floor < 0) {
                floor = 0;
            }
        }
    }

    void door(boolean wanted) {
        if (wanted) {
            // Forgets to ask whether the cabin stands.
            open = true;
        } else {
            open = false;
            moving = false;
        }
    }

    public static void main(String[] args) {
        Elevator e = new Elevator();
        for (int i = 0; i < 3; i++) {
            if (Verifier.nondetBoolean()) {
                e.call(Verifier.nondetBoolean());
            } else {
                e.door(true);
            }
            assert !(e.open && e.moving);
        }
    }
}
