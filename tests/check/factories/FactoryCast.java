// verdict: VIOLATED
// property: exceptions
// witness: boolean false
import org.sosy_lab.sv_benchmarks.Verifier;

public class FactoryCast {
    interface Part {}

    static class Wheel implements Part {
        int size = 3;
    }

    static class Door implements Part {}

    public static void main(String[] args) {
        Part part = Verifier.nondetObject(Part.class, () -> Verifier.nondetBoolean() ? new Wheel() : new Door());
        System.out.println(((Wheel) part).size);
    }
}
