// diff:  => EQUIVALENT
package versions.kept_lambda_to_reference;

import java.util.*;

final class P {
    static int f(int n) {
        return Optional.of(n).map(x -> twice(x)).get();
    }

    private static int twice(int n) {
        return 2 * n;
    }
}
