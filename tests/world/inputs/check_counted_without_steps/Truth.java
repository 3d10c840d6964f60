package inputs.check_counted_without_steps;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class Truth {
    public static void main(String[] args) {
        Steps.of(new ConcurrentLinkedQueue<>(List.of("a")));
    }
}
