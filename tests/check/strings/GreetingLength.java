// verdict: HOLDS
// inputs: unbounded
import org.sosy_lab.sv_benchmarks.Verifier;

public class GreetingLength {
    public static void main(String[] args) {
        String name = Verifier.nondetString();
        if (name.length() > 3) {
            return;
        }
        String greeting = "<" + name + ">";
        assert greeting.length() == name.length() + 2;
        assert greeting.startsWith("<") && greeting.endsWith(">");
        assert greeting.substring(1, greeting.length() - 1).equals(name);
    }
}
