// check: ArrayOfText::join
// property: exceptions
// verdict: VIOLATED
// witness: array String [null]
public class ArrayOfText {
    static int join(String... parts) {
        if (parts == null) {
            return 0;
        }
        int length = 0;
        for (String p : parts) {
            length += p.length();
        }
        return length;
    }
}
