// verdict: VIOLATED
// witness: int 4
import org.sosy_lab.sv_benchmarks.Verifier;

public class FieldHiding {
    static class Parent {
        int level = 1;

        int level() {
            return level;
        }
    }

    static class Child extends Parent {
        int level = 2;
    }

    public static void main(String[] args) {
        Child child = new Child();
        child.level = Verifier.nondetInt();
        // The method reads the hidden field.
        assert child.level() == child.level || child.level < 2;
    }
}
