package libcoll;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;

// subList views write through, nest, and notice structural changes of the parent.
public class SubLists {
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

    static void drive(List<Integer> l) {
        System.out.println(l.getClass().getSimpleName() + " " + l);
        List<Integer> s = l.subList(2, 7);
        s.set(0, 20);
        s.add(99);
        s.add(1, 77);
        s.remove(Integer.valueOf(4));
        System.out.println(s + " " + s.size() + " in " + l);
        List<Integer> ss = s.subList(1, 3);
        ss.clear();
        System.out.println(ss + " " + s + " " + l);
        s.replaceAll(x -> x * 10);
        s.sort(Collections.reverseOrder());
        System.out.println(s + " " + l);
        System.out.println(s.removeIf(x -> x > 500) + " " + l + " " + s.indexOf(50) + " " + s.contains(0) + " " + s.equals(new ArrayList<>(s)) + " " + s.hashCode());
        t("get", () -> s.get(s.size()));
        t("add past", () -> {
            s.add(s.size() + 1, 1);
            return "";
        });
        t("bad range", () -> l.subList(3, 2));
        t("neg", () -> l.subList(-1, 2));
        t("past", () -> l.subList(0, l.size() + 1));
        t("nested past", () -> s.subList(0, s.size() + 1));
        t("empty", () -> l.subList(2, 2) + " " + l.subList(l.size(), l.size()).isEmpty());
        t("addAll", () -> s.addAll(List.of(-1, -2)) + " " + s.addAll(0, List.of(-3)) + " " + l);
        t("iterator remove", () -> {
            var it = s.iterator();
            it.next();
            it.remove();
            return s + " " + l;
        });
        t("reverse", () -> {
            Collections.reverse(s);
            return l;
        });
        t("rotate", () -> {
            Collections.rotate(l.subList(0, 3), 1);
            return l;
        });
        t("stream", () -> l.subList(0, 3).stream().mapToInt(x -> x).sum());
        List<Integer> fresh = l.subList(0, 2);
        t("parent set is fine", () -> {
            l.set(0, 123);
            return fresh;
        });
        l.add(1000);
        t("after parent change", () -> fresh.size());
        t("after parent change toString", () -> fresh.toString());
        t("after parent change get", () -> fresh.get(0));
        l.subList(1, l.size()).clear();
        System.out.println(l);
    }

    public static void main(String[] args) {
        List<Integer> base = Arrays.asList(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
        drive(new ArrayList<>(base));
        drive(new LinkedList<>(base));
        List<Integer> fixed = Arrays.asList(5, 4, 3, 2, 1);
        Collections.sort(fixed.subList(1, 4));
        System.out.println(fixed);
        t("fixed clear", () -> {
            fixed.subList(0, 2).clear();
            return "";
        });
        t("immutable sub", () -> List.of(1, 2, 3).subList(1, 3).set(0, 9));
        t("immutable sub value", () -> List.of(1, 2, 3).subList(1, 3));
    }
}
