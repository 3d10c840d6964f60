// verdict: VIOLATED
// witness: string "a/../../b"
import org.sosy_lab.sv_benchmarks.Verifier;

public class PathEscape {
    static boolean allowed(String path) {
        return !path.startsWith("/") && !path.startsWith("..");
    }

    public static void main(String[] args) {
        String path = Verifier.nondetString();
        Verifier.assume(path.length() <= 10);
        if (allowed(path)) {
            String full = "base/" + path;
            assert !full.contains("/../");
        }
    }
}
