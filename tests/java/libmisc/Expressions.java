package libmisc;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

// A calculator: tokens, shunting-yard, postfix evaluation, variables, functions, errors with positions.
public class Expressions {
    static class ParseException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ParseException(String m, int at) {
            super(m + " at " + at);
        }
    }

    record Op(int prec, boolean right, DoubleBinaryOperator f) {
    }

    record Tok(String text, int at) {
    }

    static final Map<String, Op> OPS = Map.of("+", new Op(1, false, Double::sum), "-", new Op(1, false, (a, b) -> a - b), "*", new Op(2, false, (a, b) -> a * b), "/", new Op(2, false, (a, b) -> a / b), "%", new Op(2, false, (a, b) -> a % b), "^", new Op(4, true, StrictMath::pow));
    static final Map<String, DoubleUnaryOperator> FUN = Map.of("sqrt", Math::sqrt, "abs", Math::abs, "neg", x -> -x, "floor", Math::floor);
    static final Map<String, Double> VARS = new HashMap<>(Map.of("x", 3.0, "half", 0.5));

    static List<Tok> lex(String s) {
        List<Tok> out = new ArrayList<>();
        for (int i = 0; i < s.length(); ) {
            char c = s.charAt(i);
            int from = i;
            if (Character.isWhitespace(c)) {
                i++;
                continue;
            }
            if (Character.isDigit(c) || c == '.') while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) i++;
            else if (Character.isLetter(c)) while (i < s.length() && Character.isLetterOrDigit(s.charAt(i))) i++;
            else if ("+-*/%^()".indexOf(c) >= 0) i++;
            else throw new ParseException("bad character '" + c + "'", i);
            out.add(new Tok(s.substring(from, i), from));
        }
        return out;
    }

    static List<String> postfix(String s) {
        List<String> out = new ArrayList<>();
        Deque<Tok> stack = new ArrayDeque<>();
        boolean operand = true;
        for (Tok t : lex(s)) {
            String x = t.text();
            if (x.equals("(") || FUN.containsKey(x)) {
                if (!operand) throw new ParseException("missing operator before " + x, t.at());
                stack.push(t);
            } else if (x.equals(")")) {
                if (operand) throw new ParseException("missing operand before )", t.at());
                while (!stack.isEmpty() && !stack.peek().text().equals("(")) out.add(stack.pop().text());
                if (stack.isEmpty()) throw new ParseException("unmatched )", t.at());
                stack.pop();
                if (!stack.isEmpty() && FUN.containsKey(stack.peek().text())) out.add(stack.pop().text());
            } else if (OPS.containsKey(x)) {
                if (operand) {
                    if (!x.equals("-")) throw new ParseException("missing operand before " + x, t.at());
                    stack.push(new Tok("neg", t.at()));
                    continue;
                }
                Op o = OPS.get(x);
                while (!stack.isEmpty()) {
                    String top = stack.peek().text();
                    int p = FUN.containsKey(top) ? 3 : OPS.containsKey(top) ? OPS.get(top).prec() : -1;
                    if (p < o.prec() || p == o.prec() && o.right()) break;
                    out.add(stack.pop().text());
                }
                stack.push(t);
                operand = true;
            } else {
                if (!operand) throw new ParseException("missing operator before " + x, t.at());
                out.add(x);
                operand = false;
            }
        }
        if (operand) throw new ParseException("incomplete expression", s.length());
        while (!stack.isEmpty()) {
            if (stack.peek().text().equals("(")) throw new ParseException("unclosed (", stack.peek().at());
            out.add(stack.pop().text());
        }
        return out;
    }

    static double eval(List<String> rpn) {
        Deque<Double> st = new ArrayDeque<>();
        for (String t : rpn) {
            if (OPS.containsKey(t)) {
                double b = st.pop();
                st.push(OPS.get(t).f().applyAsDouble(st.pop(), b));
            } else if (FUN.containsKey(t)) st.push(FUN.get(t).applyAsDouble(st.pop()));
            else if (Character.isLetter(t.charAt(0))) {
                Double v = VARS.get(t);
                if (v == null) throw new IllegalArgumentException("undefined variable " + t);
                st.push(v);
            } else st.push(Double.parseDouble(t));
        }
        return st.pop();
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1+2*3", "(1+2)*3", "2^3^2", "-2^2", "10-4-3", "100/8/2", "7%4", "1/0", "-1/0", "0/0", "sqrt(16)+abs(-3)", "x^2+x*half", "-(x)", "--5", "2*-3", "((((4))))", "floor(7.9)/2", "3.5.1", "1+", "(1+2", "1+2)", "2 3", "a+1", "4 $ 4", "", "()", "sqrt 9", "2(3)", "*2", "1e5"}) {
            try {
                List<String> p = postfix(s);
                System.out.println(s + " => " + String.join(" ", p) + " => " + eval(p));
            } catch (RuntimeException e) {
                System.out.println(s + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        double acc = 0;
        for (int i = 1; i <= 10; i++) {
            VARS.put("n", (double) i);
            acc += eval(postfix("n*(n+1)/2 - n%3"));
        }
        System.out.println(acc);
    }
}
