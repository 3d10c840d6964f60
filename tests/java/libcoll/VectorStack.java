package libcoll;

import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Stack;
import java.util.Vector;

// The old Vector and Stack classes with their own failure messages.
public class VectorStack {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    public static void main(String[] args) {
        Vector<String> v = new Vector<>(2, 3);
        v.add("a");
        v.addElement("b");
        System.out.println(v + " " + v.capacity() + " " + v.size());
        v.addElement("c");
        System.out.println(v + " " + v.capacity());
        v.insertElementAt("first", 0);
        v.setElementAt("B", 2);
        System.out.println(v + " " + v.elementAt(1) + " " + v.firstElement() + " " + v.lastElement() + " " + v.indexOf("c", 1) + " " + v.indexOf("a", 2) + " " + v.lastIndexOf("a", 3));
        System.out.println(v.removeElement("zz") + " " + v.removeElement("a") + " " + v);
        v.removeElementAt(0);
        System.out.println(v);
        t("elementAt", () -> v.elementAt(2));
        t("get", () -> v.get(2));
        t("get neg", () -> v.get(-1));
        t("setElementAt", () -> {
            v.setElementAt("x", 7);
            return "";
        });
        t("removeElementAt neg", () -> {
            v.removeElementAt(-1);
            return "";
        });
        t("removeElementAt", () -> {
            v.removeElementAt(9);
            return "";
        });
        t("insertElementAt", () -> {
            v.insertElementAt("x", 9);
            return "";
        });
        t("firstElement empty", () -> new Vector<>().firstElement());
        t("neg capacity", () -> new Vector<>(-4));
        Enumeration<String> e = v.elements();
        StringBuilder b = new StringBuilder();
        while (e.hasMoreElements()) b.append(e.nextElement()).append(' ');
        System.out.println(b);
        t("enumeration end", () -> e.nextElement());
        v.setSize(4);
        System.out.println(v);
        v.setSize(1);
        v.trimToSize();
        System.out.println(v + " " + v.capacity() + " " + new Vector<>().capacity());
        String[] into = new String[2];
        v.copyInto(into);
        System.out.println(Arrays.toString(into) + " " + v.equals(List.of("B")) + " " + v.hashCode());
        v.removeAllElements();
        System.out.println(v + " " + v.isEmpty());
        Stack<Integer> s = new Stack<>();
        t("peek empty", () -> s.peek());
        t("pop empty", () -> s.pop());
        for (int i = 1; i <= 5; i++) s.push(i * i);
        System.out.println(s + " " + s.peek() + " " + s.pop() + " " + s.search(16) + " " + s.search(1) + " " + s.search(99) + " " + s.empty() + " " + s.get(0) + " " + s.push(7));
        Collections.reverse(s);
        System.out.println(s + " " + s.pop());
        Stack<Double> calc = new Stack<>();
        for (String tok : "3 4 + 2 * 7 / 1 -".split(" ")) {
            switch (tok) {
                case "+" -> calc.push(calc.pop() + calc.pop());
                case "*" -> calc.push(calc.pop() * calc.pop());
                case "-" -> {
                    double r = calc.pop();
                    calc.push(calc.pop() - r);
                }
                case "/" -> {
                    double r = calc.pop();
                    calc.push(calc.pop() / r);
                }
                default -> calc.push(Double.valueOf(tok));
            }
        }
        System.out.println(calc);
        while (true) System.out.println(s.pop());
    }
}
