// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class CapacityLength {
    public static void main(String[] args) {
        int wanted = Verifier.nondetInt();
        if (wanted < 0 || wanted > 12) {
            return;
        }
        StringBuilder text = new StringBuilder(4).append("12345678");
        text.setLength(wanted);
        assert text.length() == wanted && text.capacity() >= wanted;
        if (wanted > 8) {
            assert text.charAt(wanted - 1) == '\0';
        } else if (wanted > 0) {
            assert text.charAt(wanted - 1) == '0' + wanted;
        }
    }
}
