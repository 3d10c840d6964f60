// verdict: VIOLATED
// witness: string "xx<script>"
import org.sosy_lab.sv_benchmarks.Verifier;

public class LongMarker {
    static void sink(String s) {
        assert !s.contains("<script>");
    }

    public static void main(String[] args) {
        String s = Verifier.nondetString();
        StringBuilder page = new StringBuilder("<p>");
        page.append(s).append("</p>");
        sink(page.toString());
    }
}
