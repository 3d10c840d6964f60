// verdict: HOLDS
// inputs: bounded
// needs: 10
import java.util.ArrayDeque;
import java.util.Deque;
import obligato.Obligato;

public class BalancedBrackets {
    static boolean balanced(String s) {
        Deque<Character> open = new ArrayDeque<>();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '(' || c == '[') {
                open.push(c);
            } else if (c == ')' || c == ']') {
                if (open.isEmpty()) {
                    return false;
                }
                char o = open.pop();
                if ((o == '(') != (c == ')')) {
                    return false;
                }
            }
        }
        return open.isEmpty();
    }

    static int count(String s, char wanted) {
        int count = 0;
        for (int i = 0; i < s.length(); i++) {
            count += s.charAt(i) == wanted ? 1 : 0;
        }
        return count;
    }

    public static void main(String[] args) {
        String s = Obligato.anyString(4);
        if (balanced(s)) {
            assert count(s, '(') == count(s, ')');
            assert count(s, '[') == count(s, ']');
            assert !s.startsWith(")") && !s.endsWith("(");
        }
    }
}
