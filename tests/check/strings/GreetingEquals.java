// verdict: VIOLATED
// witness: string "Ada"
import org.sosy_lab.sv_benchmarks.Verifier;

public class GreetingEquals {
    public static void main(String[] args) {
        String name = Verifier.nondetString();
        String greeting = "Hello, " + name + "!";
        assert !greeting.equals("Hello, Ada!");
    }
}
