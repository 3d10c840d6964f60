// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class InternIdentity {
    static final String PREFIX = "ab";

    public static void main(String[] args) {
        boolean choose = Verifier.nondetBoolean();
        String built = new StringBuilder(PREFIX).append(choose ? "c" : "d").toString();
        String constant = choose ? "abc" : "abd";
        assert built != constant && built.equals(constant);
        assert built.intern() == constant;
        assert PREFIX + "c" == "abc";
    }
}
