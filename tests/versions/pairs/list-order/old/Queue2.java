import java.util.ArrayDeque;
import java.util.Deque;

public class Queue2 {
    public static int head(int a, int b) {
        Deque<Integer> waiting = new ArrayDeque<>();
        waiting.addLast(a);
        waiting.addLast(b);
        return waiting.peekFirst() * 2;
    }
}
