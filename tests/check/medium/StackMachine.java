// verdict: HOLDS
// needs: 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class StackMachine {
    static final int PUSH = 0;
    static final int ADD = 1;
    static final int NEGATE = 2;
    static final int DUPLICATE = 3;
    static final int DROP = 4;

    private final int[] stack = new int[4];
    private int depth;
    private boolean stuck;

    private void push(int n) {
        if (depth == stack.length) {
            stuck = true;
        } else {
            stack[depth++] = n;
        }
    }

    private int pop() {
        if (depth == 0) {
            stuck = true;
            return 0;
        }
        return stack[--depth];
    }

    void step(int code, int operand) {
        switch (code) {
            case PUSH:
                push(operand);
                break;
            case ADD: {
                int b = pop();
                int a = pop();
                if (!stuck) {
                    push(a + b);
                }
                break;
            }
            case NEGATE: {
                int a = pop();
                if (!stuck) {
                    push(-a);
                }
                break;
            }
            case DUPLICATE: {
                int a = pop();
                if (!stuck) {
                    push(a);
                    push(a);
                }
                break;
            }
            case DROP:
                pop();
                break;
            default:
                stuck = true;
        }
    }

    public static void main(String[] args) {
        StackMachine machine = new StackMachine();
        int pushed = 0;
        for (int i = 0; i < 5 && !machine.stuck; i++) {
            int code = Verifier.nondetInt();
            int before = machine.depth;
            machine.step(code, i);
            assert machine.depth >= 0 && machine.depth <= 4;
            if (!machine.stuck) {
                int change = machine.depth - before;
                assert change >= -1 && change <= 1;
                pushed += change > 0 ? 1 : 0;
            }
        }
        assert machine.depth <= pushed || machine.stuck;
    }
}
