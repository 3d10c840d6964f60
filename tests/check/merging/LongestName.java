// check: LongestName::initials
// verdict: VIOLATED
// witness: string "a a a a a a a a"
public class LongestName {
    public static int initials(String name) {
        if (name == null || name.length() > 15) {
            return 0;
        }
        int words = 0;
        boolean inside = false;
        for (int i = 0; i < name.length(); i++) {
            boolean letter = name.charAt(i) >= 'a' && name.charAt(i) <= 'z';
            if (letter && !inside) {
                words++;
            }
            inside = letter;
        }
        assert words < 8;
        return words;
    }
}
