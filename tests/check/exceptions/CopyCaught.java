// verdict: HOLDS
import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

public class CopyCaught {
    public static void main(String[] args) {
        boolean number = Verifier.nondetBoolean();
        Object[] from = {"a", number ? (Object) 7 : "b", "c"};
        String[] to = new String[3];
        boolean copied;
        try {
            System.arraycopy(from, 0, to, 0, 3);
            copied = true;
        } catch (ArrayStoreException e) {
            copied = false;
        }
        assert copied == !number;
        assert "a".equals(to[0]) && (to[2] == null) == number;
        try {
            Object[] copy = Arrays.copyOf(from, 2, String[].class);
            assert !number && copy[1].equals("b");
        } catch (ArrayStoreException e) {
            assert number;
        }
    }
}
