package environment.check_lambda_class_has_a_name;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Names.plain();
    }
}
