import java.util.stream.IntStream;

public class Orders {
    public static int total(int a, int b, int c) {
        return IntStream.of(a, b, c).filter(n -> n > 0).map(n -> n * 3).sum();
    }
}
