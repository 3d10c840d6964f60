import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** Library types as parameters and inside: lists, maps, parsed numbers, predicates, builders of text. */
public class Library {
    public static int parsed(String s) {
        try {
            int n = Integer.parseInt(s);
            return n > 5 && n < 9 ? 1 : 0;
        } catch (NumberFormatException e) {
            return s == null ? -2 : -1;
        }
    }

    public static boolean listed(List<Integer> list) {
        return list != null && list.size() == 2 && list.get(0) < list.get(1);
    }

    public static int counted(int a, int b, int c) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int v : new int[] {a, b, c}) {
            counts.merge(v, 1, Integer::sum);
        }
        return counts.size() == 1 ? 3 : counts.containsValue(2) && a == c ? 2 : 1;
    }

    public static boolean balanced(String s) {
        if (s == null || s.length() > 2) {
            return false;
        }
        Deque<Character> open = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            if (c == '(' || c == '[') {
                open.push(c);
            } else if (open.isEmpty() || open.pop() != (c == ')' ? '(' : '[')) {
                return false;
            }
        }
        return open.isEmpty();
    }

    public static boolean asked(IntPredicate p, int x) {
        return p != null && x > 3 && p.test(x);
    }

    public static boolean mirrored(String s) {
        return s != null && s.length() == 2 && new StringBuilder(s).reverse().toString().equals(s);
    }

    public static int letters(char c) {
        return Character.isDigit(c) && c < 128 ? 1 : Math.abs(c - 'm') < 3 ? 2 : 0;
    }
}
