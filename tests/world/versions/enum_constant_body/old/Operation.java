package versions.enum_constant_body;

public enum Operation {
    PLUS {
        int apply(int a, int b) {
            return a + b;
        }
    },
    TIMES {
        int apply(int a, int b) {
            return a * b;
        }
    };

    abstract int apply(int a, int b);
}
