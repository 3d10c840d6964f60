// One constant of an enum has a body of its own: a class without a name, whose method changed.
// diff:
package missing.constant_with_a_body;

public enum Op {
    ADD {
        @Override
        int apply(int a, int b) {
            return a + b;
        }
    },
    MEAN {
        @Override
        int apply(int a, int b) {
            return (a + b) / 2;
        }
    };

    abstract int apply(int a, int b);
}
