package versions.nested_in_unrelated_import;

import java.util.*;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(Collections.max(List.of(1, 2)));
    }
}
