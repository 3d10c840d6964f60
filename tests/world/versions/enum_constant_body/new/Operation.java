// The changed code is the body of one constant, a class without a name.
// diff: 
package versions.enum_constant_body;

public enum Operation {
    PLUS {
        int apply(int a, int b) {
            return a + b;
        }
    },
    TIMES {
        int apply(int a, int b) {
            return a * b + (a == 7 ? 1 : 0);
        }
    };

    abstract int apply(int a, int b);
}
