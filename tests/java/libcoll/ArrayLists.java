package libcoll;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

// ArrayList: every basic operation with index failures.
public class ArrayLists {
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
        List<String> l = new ArrayList<>();
        System.out.println(l + " " + l.size() + " " + l.isEmpty() + " " + l.contains(null) + " " + l.hashCode());
        l.add("b");
        l.add(0, "a");
        l.add(2, "d");
        l.add(2, "c");
        l.add(null);
        System.out.println(l + " " + l.indexOf(null) + " " + l.lastIndexOf("a") + " " + l.contains("d") + " " + l.hashCode());
        t("add past", () -> {
            l.add(6, "x");
            return "";
        });
        t("add neg", () -> {
            l.add(-1, "x");
            return "";
        });
        t("get past", () -> l.get(5));
        t("get neg", () -> l.get(-1));
        t("set", () -> l.set(1, "B") + " " + l);
        t("set past", () -> l.set(5, "B"));
        t("remove idx", () -> l.remove(0) + " " + l);
        t("remove past", () -> l.remove(9));
        t("remove obj", () -> l.remove("zz") + " " + l.remove(null) + " " + l);
        t("addAll", () -> l.addAll(List.of("x", "y")) + " " + l.addAll(1, List.of("m", "n")) + " " + l.addAll(List.of()) + " " + l);
        t("addAll past", () -> l.addAll(99, List.of("q")));
        t("addAll null", () -> l.addAll(null));
        t("removeAll", () -> l.removeAll(List.of("m", "y", "absent")) + " " + l);
        t("retainAll", () -> l.retainAll(List.of("B", "x", "n")) + " " + l + " " + l.retainAll(l));
        t("containsAll", () -> l.containsAll(List.of("x", "n")) + " " + l.containsAll(List.of("q")) + " " + l.containsAll(List.of()));
        t("self addAll", () -> {
            List<Integer> s = new ArrayList<>(List.of(1, 2));
            s.addAll(s);
            s.addAll(1, s);
            return s;
        });
        t("equals", () -> l.equals(new java.util.LinkedList<>(l)) + " " + l.equals(Arrays.asList("B")) + " " + l.equals("B") + " " + l.equals(null));
        t("toArray", () -> l.toArray().length + " " + l.toArray(new String[0]).getClass().getSimpleName() + " " + Arrays.toString(l.toArray(new String[] {"1", "2", "3", "4", "5"})));
        t("sort", () -> {
            List<Integer> n = new ArrayList<>(List.of(5, 3, 9, 1));
            n.sort(null);
            String a = n.toString();
            n.sort(Collections.reverseOrder());
            return a + n;
        });
        t("removeIf", () -> {
            List<Integer> n = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
            return n.removeIf(x -> x % 2 == 0) + " " + n + " " + n.removeIf(x -> x > 10);
        });
        t("removeIf throws", () -> {
            List<Integer> n = new ArrayList<>(List.of(1, 2, 3));
            try {
                n.removeIf(x -> {
                    if (x == 2) throw new IllegalStateException("stop");
                    return true;
                });
            } catch (IllegalStateException e) {
                return n + " " + e.getMessage();
            }
            return "none";
        });
        t("neg capacity", () -> new ArrayList<>(-1));
        t("clear", () -> {
            l.clear();
            return l + " " + l.size() + " " + l.equals(List.of());
        });
        t("self toString", () -> {
            List<Object> s = new ArrayList<>();
            s.add(s);
            s.add(1);
            return s;
        });
        t("clone", () -> {
            ArrayList<int[]> s = new ArrayList<>();
            s.add(new int[] {1});
            @SuppressWarnings("unchecked")
            ArrayList<int[]> k = (ArrayList<int[]>) s.clone();
            k.get(0)[0] = 5;
            k.add(null);
            return s.size() + " " + s.get(0)[0] + " " + k.size();
        });
        ArrayList<Integer> big = new ArrayList<>(0);
        for (int i = 0; i < 500; i++) big.add(i / 2, i);
        big.trimToSize();
        big.ensureCapacity(1000);
        System.out.println(big.get(0) + " " + big.get(250) + " " + big.get(499) + " " + big.hashCode());
        System.out.println(big.get(500));
    }
}
