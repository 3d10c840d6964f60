package versions.package_class_shadows;

import java.util.*;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(new Random(5).nextInt(10));
    }
}
