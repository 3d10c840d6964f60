import java.util.stream.IntStream;

public class Evens {
    public static long count(int a, int b, int c) {
        return IntStream.of(a, b, c).filter(n -> n > 0 && n % 2 == 0).count();
    }
}
