package environment.number_of_a_pool;

import java.util.concurrent.Executors;

public class Truth {
    public static void main(String[] args) {
        Executors.defaultThreadFactory();
        Work.name();
    }
}
