// Tempts: only one number is passed inside the class, but the one around it runs its private method by a reference.
// generate: callbacks.class_around_runs_a_reference.Scale$Dial
package callbacks.class_around_runs_a_reference;

import java.util.function.IntUnaryOperator;

public final class Scale {
    static final class Dial {
        private static int clip(int weight) {
            if (weight > 5) { // tempts
                return 5;
            }
            return weight;
        }

        public int three() {
            return clip(3);
        }
    }

    public static int shown(int weight) {
        IntUnaryOperator dial = Dial::clip;
        return dial.applyAsInt(weight);
    }
}
