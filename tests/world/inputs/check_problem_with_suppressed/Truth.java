package inputs.check_problem_with_suppressed;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Report r = new Report(); r.failure().addSuppressed(new Error()); r.clean();
    }
}
