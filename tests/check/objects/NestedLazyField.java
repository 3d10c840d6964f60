// verdict: VIOLATED
// witness: boolean false; int 3
import org.sosy_lab.sv_benchmarks.Verifier;

public class NestedLazyField {
    static class Engine {
        int power;
    }

    static class Car {
        private Engine engine;

        Engine engine() {
            if (engine == null) {
                engine = new Engine();
            }
            return engine;
        }
    }

    public static void main(String[] args) {
        Car car = new Car();
        if (Verifier.nondetBoolean()) {
            car.engine().power = 10;
        }
        int boost = Verifier.nondetInt();
        Verifier.assume(boost > 0 && boost < 100);
        car.engine().power += boost;
        assert car.engine().power > 10;
    }
}
