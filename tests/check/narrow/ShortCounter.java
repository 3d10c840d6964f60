// verdict: VIOLATED
// witness: short 32766
import org.sosy_lab.sv_benchmarks.Verifier;

public class ShortCounter {
    private short ticks;

    void tick() {
        ticks++;
    }

    public static void main(String[] args) {
        ShortCounter counter = new ShortCounter();
        counter.ticks = Verifier.nondetShort();
        short before = counter.ticks;
        counter.tick();
        counter.tick();
        assert counter.ticks > before;
    }
}
