// Tempts: the function goes nowhere by itself, but a method of the interface above gives it.
// generate: callbacks.interface_above_gives_the_function.Gate
package callbacks.interface_above_gives_the_function;

public final class Gate {
    interface Itself {
        default Object itself() {
            return this;
        }
    }

    interface Rule extends Itself {
        boolean allows(int age);
    }

    public Object rule() {
        Rule rule = age -> {
            if (age > 17) { // tempts
                return true;
            }
            return false;
        };
        return rule.itself();
    }
}
