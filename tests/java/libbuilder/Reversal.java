package libbuilder;

// reverse keeps surrogate pairs together and turns reversed pairs around.
public class Reversal {
    static String esc(String s) {
        if (s == null) return "null";
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < 32 || c > 126) b.append('<').append(Integer.toHexString(c)).append('>');
            else b.append(c);
        }
        return b.toString();
    }
    static void rev(String s) {
        StringBuilder b = new StringBuilder(s);
        String once = b.reverse().toString();
        String twice = b.reverse().toString();
        StringBuffer f = new StringBuffer(s);
        System.out.println(esc(s) + " -> " + esc(once) + " -> " + twice.equals(s) + " " + f.reverse().toString().equals(once));
    }

    static boolean palindrome(String s) {
        StringBuilder clean = new StringBuilder();
        for (char c : s.toCharArray()) if (Character.isLetterOrDigit(c)) clean.append(Character.toLowerCase(c));
        return clean.toString().contentEquals(new StringBuilder(clean).reverse());
    }

    public static void main(String[] args) {
        rev("");
        rev("a");
        rev("ab");
        rev("abc");
        rev("caf\u00e9");
        rev("\u20acx");
        rev("\ud83d\ude00");
        rev("a\ud83d\ude00b");
        rev("\ud83d\ude00\ud83d\ude01");
        rev("\ude00\ud83d");
        rev("x\ude00\ud83dy");
        rev("\ud83d");
        rev("\ud83d\ud83d\ude00\ude00");
        rev("\ud83dx\ude00");
        rev("\u20ac\ud83d\ude00\u20ac\ude00");
        StringBuilder b = new StringBuilder("chain");
        System.out.println((b.reverse() == b) + " " + b + " " + b.append('!').reverse().append('?'));
        for (String s : new String[] {"A man, a plan, a canal: Panama", "not a palindrome", "", "!!", "No lemon, no melon", "12321"}) {
            System.out.println(palindrome(s) + " " + s);
        }
        StringBuilder words = new StringBuilder();
        for (String w : "the sky is blue".split(" ")) {
            if (words.length() > 0) words.append(' ');
            words.append(new StringBuilder(w).reverse());
        }
        System.out.println(words + " | " + words.reverse());
        StringBuilder num = new StringBuilder().append(196);
        for (int i = 0; i < 8; i++) {
            long n = Long.parseLong(num.toString()) + Long.parseLong(num.reverse().toString());
            num.setLength(0);
            num.append(n);
        }
        System.out.println(num);
        StringBuilder was = new StringBuilder("abc\u20ac");
        was.setLength(3);
        System.out.println(was.reverse() + " " + was.toString().equals("cba"));
    }
}
