// verdict: VIOLATED
// witness: string "stop"; int 0
import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchOnWord {
    static int apply(String command, int speed) {
        switch (command) {
            case "go":
                return speed + 1;
            case "stop":
                return speed - 1;
            case "turn":
                return speed;
            default:
                return 0;
        }
    }

    public static void main(String[] args) {
        String command = Verifier.nondetString();
        int speed = Verifier.nondetInt();
        Verifier.assume(speed >= 0 && speed < 100);
        assert apply(command, speed) >= 0;
    }
}
