// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class ElevatorSteps {
    private int floor;
    private boolean up = true;
    private boolean open;
    private final boolean[] wanted = new boolean[4];

    private void step(int button) {
        if (button >= 0 && button < 4) {
            wanted[button] = true;
        }
        if (open) {
            open = false;
            return;
        }
        if (wanted[floor]) {
            wanted[floor] = false;
            open = true;
            return;
        }
        if (up) {
            if (floor < 3) {
                floor++;
            } else {
                up = false;
            }
        } else if (floor > 0) {
            floor--;
        } else {
            up = true;
        }
    }

    public static void main(String[] args) {
        ElevatorSteps elevator = new ElevatorSteps();
        for (int i = 0; i < 10; i++) {
            elevator.step(Verifier.nondetInt());
            assert elevator.floor >= 0 && elevator.floor <= 3;
            assert !elevator.open || !elevator.wanted[elevator.floor];
        }
    }
}
