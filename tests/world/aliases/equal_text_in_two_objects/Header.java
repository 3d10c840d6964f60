package aliases.equal_text_in_two_objects;

// Two texts can be equal and not the same.
// generate: aliases.equal_text_in_two_objects.Header
public class Header {
    public static int compare(String a, String b) {
        if (a == b) {
            return 0;
        }
        if (a != null && a.equals(b)) { // tempts
            return 1;
        }
        return 2;
    }
}
