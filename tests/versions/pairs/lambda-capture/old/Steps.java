import java.util.function.IntSupplier;

public class Steps {
    public static int walk(int stride, int count) {
        IntSupplier one = () -> stride + 1;
        IntSupplier two = () -> one.getAsInt() * 2;
        return two.getAsInt() + count;
    }
}
