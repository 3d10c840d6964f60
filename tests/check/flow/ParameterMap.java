// verdict: VIOLATED
// witness: string "x<y"
import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ParameterMap {
    static class Request {
        private final Map<String, String> parameters = new HashMap<>();

        String get(String key) {
            return parameters.getOrDefault(key, "");
        }
    }

    public static void main(String[] args) {
        Request request = new Request();
        request.parameters.put("name", Verifier.nondetString());
        request.parameters.put("city", "Bern");
        String[] values = {request.get("city"), request.get("name"), request.get("zip")};
        StringBuilder out = new StringBuilder();
        for (String v : values) {
            out.append(v).append(';');
        }
        assert out.indexOf("<") < 0;
    }
}
