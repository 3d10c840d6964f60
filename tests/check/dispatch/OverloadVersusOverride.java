// verdict: VIOLATED
// witness: boolean true
import org.sosy_lab.sv_benchmarks.Verifier;

public class OverloadVersusOverride {
    static class Animal {
        String name() {
            return "animal";
        }
    }

    static class Dog extends Animal {
        @Override
        String name() {
            return "dog";
        }
    }

    static String describe(Animal a) {
        return "an " + a.name();
    }

    static String describe(Dog d) {
        return "the " + d.name();
    }

    public static void main(String[] args) {
        Animal a = Verifier.nondetBoolean() ? new Dog() : new Animal();
        // The overload is chosen by the static type.
        String text = describe(a);
        assert a instanceof Dog == text.startsWith("the");
    }
}
