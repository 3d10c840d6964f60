// verdict: VIOLATED
// witness: int 0; int 7; int 3; int 1; int 2
import org.sosy_lab.sv_benchmarks.Verifier;

public class StackMachineGoal {
    private final int[] stack = new int[8];
    private int depth;

    boolean step(int code) {
        switch (code) {
            case 0:
                stack[depth++] = Verifier.nondetInt();
                return true;
            case 1:
                if (depth < 2) {
                    return false;
                }
                depth--;
                stack[depth - 1] += stack[depth];
                return true;
            case 2:
                if (depth < 1) {
                    return false;
                }
                stack[depth - 1] = -stack[depth - 1];
                return true;
            case 3:
                if (depth < 1) {
                    return false;
                }
                stack[depth] = stack[depth - 1];
                depth++;
                return true;
            default:
                return false;
        }
    }

    public static void main(String[] args) {
        StackMachineGoal machine = new StackMachineGoal();
        for (int i = 0; i < 4; i++) {
            if (!machine.step(Verifier.nondetInt())) {
                return;
            }
        }
        // push 7, duplicate, add, negate
        assert machine.depth != 1 || machine.stack[0] != -14;
    }
}
