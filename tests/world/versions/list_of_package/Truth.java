package versions.list_of_package;

import java.util.*;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(Map.of());
    }
}
