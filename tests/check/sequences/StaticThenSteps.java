// check: StaticThenSteps::add
// verdict: VIOLATED
// witness: before call StaticThenSteps.most(int)[int 9]; new StaticThenSteps()[].add()[].add()[]
public class StaticThenSteps {
    private static int most = 2;
    private int size;

    public static void most(int count) {
        most = count;
    }

    public void add() {
        if (size >= most) {
            throw new IllegalStateException("full");
        }
        size++;
        assert size <= 2;
    }
}
