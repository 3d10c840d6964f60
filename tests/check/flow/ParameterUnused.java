// verdict: HOLDS
// inputs: unbounded
import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ParameterUnused {
    public static void main(String[] args) {
        Map<String, Object> session = new HashMap<>();
        session.put("user", Verifier.nondetString());
        session.put("page", 1);
        session.put("user", "anonymous");
        String shown = "user " + session.get("user") + " page " + session.get("page");
        assert shown.equals("user anonymous page 1");
    }
}
