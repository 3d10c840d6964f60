// verdict: VIOLATED
// witness: int 1; int 0; int 0
import org.sosy_lab.sv_benchmarks.Verifier;

/** What a program puts into variables of its thread and into properties is part of its state. */
public class WrittenByLibrary {
    static final ThreadLocal<Integer> MODE = new ThreadLocal<>();

    public static void main(String[] args) {
        MODE.set(0);
        for (int i = 0; i < 3; i++) {
            int way = Verifier.nondetInt();
            if (way == 1 && i == 0) {
                MODE.set(5);
            }
            way = 0;
        }
        assert MODE.get() == 0;
    }
}
