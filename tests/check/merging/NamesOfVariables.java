// check: NamesOfVariables::count
// verdict: HOLDS
public class NamesOfVariables {
    public static int count(String code) {
        if (code == null || code.length() > 7) {
            return 0;
        }
        int names = 0;
        boolean inside = false;
        for (int i = 0; i < code.length(); i++) {
            char c = code.charAt(i);
            if (inside ? Character.isLetterOrDigit(c) : Character.isLetter(c)) {
                if (!inside) {
                    names++;
                }
                inside = true;
            } else {
                inside = false;
            }
        }
        assert names <= 4;
        return names;
    }
}
