// check: StackMachine::run --array 8
// verdict: HOLDS
public class StackMachine {
    public static int run(int[] code) {
        if (code == null || code.length != 8) {
            return 0;
        }
        int[] stack = new int[10];
        int top = 0;
        boolean failed = false;
        for (int op : code) {
            switch (op) {
                case 0:
                    if (top < 10) {
                        stack[top++] = 1;
                    }
                    break;
                case 1:
                    if (top < 10) {
                        stack[top++] = 2;
                    }
                    break;
                case 2:
                    if (top >= 2) {
                        top--;
                        stack[top - 1] += stack[top];
                    } else {
                        failed = true;
                    }
                    break;
                case 3:
                    if (top >= 1) {
                        stack[top - 1] = -stack[top - 1];
                    } else {
                        failed = true;
                    }
                    break;
                case 4:
                    if (top >= 1) {
                        top--;
                    } else {
                        failed = true;
                    }
                    break;
                default:
                    failed = true;
            }
        }
        assert top >= 0 && top <= 8;
        return failed || top == 0 ? 0 : stack[top - 1];
    }
}
