// check: TuringTape::run --array 10
// verdict: HOLDS
public class TuringTape {
    public static int run(boolean[] moves) {
        if (moves == null || moves.length != 10) {
            return 0;
        }
        int[] tape = new int[5];
        int head = 2;
        for (boolean right : moves) {
            tape[head]++;
            if (right) {
                if (head < 4) {
                    head++;
                }
            } else if (head > 0) {
                head--;
            }
        }
        int sum = 0;
        for (int cell : tape) {
            sum += cell;
        }
        assert sum == 10;
        assert head >= 0 && head < 5;
        return head;
    }
}
