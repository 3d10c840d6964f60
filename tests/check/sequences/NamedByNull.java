// check: NamedByNull::label
// property: all
// verdict: VIOLATED
// witness: new NamedByNull()[].rename(java.lang.String)[null] throws(java.lang.NullPointerException)
public class NamedByNull {
    private String name = "none";
    private int length = 4;

    public void rename(String text) {
        name = text;
        length = text.length();
    }

    public char label() {
        return length == 0 ? ' ' : name.charAt(0);
    }
}
