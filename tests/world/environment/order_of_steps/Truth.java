package environment.order_of_steps;

import java.util.Set;
import java.util.TreeSet;

class Truth {
    public static void main(String[] args) {
        Set<String> seen = new TreeSet<>();
        for (int i = 0; i < 2000; i++) {
            seen.add(Checklist.first());
        }
        System.out.println(seen);
    }
}
