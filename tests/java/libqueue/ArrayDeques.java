package libqueue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

// ArrayDeque from both ends, with wrap-around, growth, iteration and null refusal.
public class ArrayDeques {
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
        Deque<Integer> d = new ArrayDeque<>(2);
        d.addFirst(1);
        d.addLast(2);
        d.offerFirst(0);
        d.offerLast(3);
        d.push(-1);
        d.add(4);
        d.offer(5);
        System.out.println(d + " " + d.size() + " " + d.getFirst() + " " + d.getLast() + " " + d.peekFirst() + " " + d.peekLast() + " " + d.element() + " " + d.peek());
        System.out.println(d.pop() + " " + d.poll() + " " + d.pollLast() + " " + d.removeFirst() + " " + d.removeLast() + " " + d.remove() + " " + d);
        d.clear();
        t("empty peeks", () -> d.peek() + " " + d.peekLast() + " " + d.poll() + " " + d.pollLast());
        t("getFirst", () -> d.getFirst());
        t("getLast", () -> d.getLast());
        t("removeFirst", () -> d.removeFirst());
        t("removeLast", () -> d.removeLast());
        t("pop", () -> d.pop());
        t("remove", () -> d.remove());
        t("element", () -> d.element());
        t("null add", () -> d.add(null));
        t("null push", () -> {
            d.push(null);
            return "";
        });
        t("null offerLast", () -> d.offerLast(null));
        t("contains null", () -> d.contains(null) + " " + d.remove(null));
        for (int i = 0; i < 40; i++) {
            if (i % 3 == 0) d.addFirst(i);
            else d.addLast(i);
            if (i % 5 == 4) d.pollFirst();
        }
        System.out.println(d + " " + d.size());
        StringBuilder b = new StringBuilder();
        Iterator<Integer> di = d.descendingIterator();
        while (di.hasNext()) {
            int x = di.next();
            b.append(x).append(' ');
            if (x % 4 == 0) di.remove();
        }
        System.out.println(b + "| " + d);
        System.out.println(d.removeFirstOccurrence(7) + " " + d.removeLastOccurrence(100) + " " + d.contains(10) + " " + d.remove(10) + " " + d.contains(10) + " " + d.size());
        t("iterator remove", () -> {
            Iterator<Integer> it = d.iterator();
            int n = 0;
            while (it.hasNext()) if (it.next() % 2 == 1) {
                it.remove();
                n++;
            }
            return n + " " + d;
        });
        t("comod", () -> {
            for (int x : d) d.addLast(x);
            return "";
        });
        t("remove before next", () -> {
            d.iterator().remove();
            return "";
        });
        t("removeIf", () -> d.removeIf(x -> x > 30) + " " + d + " " + d.removeAll(List.of(1000)) + " " + d.retainAll(d));
        t("toArray", () -> Arrays.toString(new ArrayDeque<>(List.of(3, 1, 2)).toArray(new Integer[0])));
        t("equals is identity", () -> new ArrayDeque<>(List.of(1)).equals(new ArrayDeque<>(List.of(1))) + " " + new ArrayList<>(new ArrayDeque<>(List.of(1))).equals(List.of(1)));
        t("clone", () -> {
            ArrayDeque<Integer> a = new ArrayDeque<>(List.of(1, 2));
            ArrayDeque<Integer> c = a.clone();
            c.pop();
            return a + " " + c;
        });
        Deque<String> window = new ArrayDeque<>();
        for (String w : "a b c d e f g".split(" ")) {
            window.addLast(w);
            if (window.size() > 3) window.removeFirst();
            System.out.print(String.join("", window) + " ");
        }
        System.out.println();
        Deque<int[]> flood = new ArrayDeque<>();
        String[] map = {"..#..", ".##..", "....#", "##..."};
        int[][] dist = new int[4][5];
        for (int[] r : dist) Arrays.fill(r, -1);
        flood.add(new int[] {0, 0});
        dist[0][0] = 0;
        while (!flood.isEmpty()) {
            int[] at = flood.poll();
            for (int[] s : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                int y = at[0] + s[0];
                int x = at[1] + s[1];
                if (y >= 0 && y < 4 && x >= 0 && x < 5 && map[y].charAt(x) == '.' && dist[y][x] < 0) {
                    dist[y][x] = dist[at[0]][at[1]] + 1;
                    flood.add(new int[] {y, x});
                }
            }
        }
        System.out.println(Arrays.deepToString(dist));
    }
}
