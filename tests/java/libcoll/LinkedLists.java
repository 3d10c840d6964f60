package libcoll;

import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedList;
import java.util.List;

// LinkedList as list, queue, deque and stack.
public class LinkedLists {
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
        LinkedList<Integer> l = new LinkedList<>(List.of(1, 2, 3));
        l.addFirst(0);
        l.addLast(4);
        l.add(2, 15);
        l.offer(5);
        l.offerFirst(-1);
        l.push(-2);
        System.out.println(l + " " + l.getFirst() + " " + l.getLast() + " " + l.peek() + " " + l.peekLast() + " " + l.element() + " " + l.size());
        System.out.println(l.pop() + " " + l.poll() + " " + l.pollLast() + " " + l.remove() + " " + l.removeLast() + " " + l.removeFirst() + " " + l);
        l.addAll(Arrays.asList(7, 8, 7, 9, 7, null));
        System.out.println(l.removeFirstOccurrence(7) + " " + l.removeLastOccurrence(7) + " " + l.removeFirstOccurrence(100) + " " + l + " " + l.indexOf(null) + " " + l.contains(null));
        t("set", () -> l.set(1, 22) + " " + l);
        t("get", () -> l.get(0) + " " + l.get(l.size() - 1));
        t("get past", () -> l.get(l.size()));
        t("get neg", () -> l.get(-1));
        t("add past", () -> {
            l.add(50, 1);
            return "";
        });
        t("addAll at", () -> l.addAll(2, List.of(50, 51)) + " " + l);
        t("remove idx", () -> l.remove(2) + " " + l);
        t("remove obj", () -> l.remove((Integer) 51) + " " + l.remove((Object) 1000) + " " + l);
        StringBuilder b = new StringBuilder();
        l.descendingIterator().forEachRemaining(x -> b.append(x).append(' '));
        System.out.println(b);
        LinkedList<Integer> e = new LinkedList<>();
        t("peek empty", () -> e.peek() + " " + e.poll() + " " + e.peekFirst() + " " + e.pollLast());
        t("getFirst empty", () -> e.getFirst());
        t("removeLast empty", () -> e.removeLast());
        t("element empty", () -> e.element());
        t("pop empty", () -> e.pop());
        t("remove empty", () -> e.remove());
        t("null ok", () -> {
            e.add(null);
            return e.peek() + " " + e.size() + " " + e.poll() + " " + e.size();
        });
        t("clone", () -> {
            @SuppressWarnings("unchecked")
            LinkedList<Integer> c = (LinkedList<Integer>) l.clone();
            c.clear();
            return c.isEmpty() + " " + l.size();
        });
        t("toArray", () -> Arrays.toString(l.toArray()) + Arrays.toString(l.toArray(new Integer[1])));
        t("equals", () -> l.equals(Arrays.asList(l.toArray())) + " " + l.hashCode());
        Deque<Character> stack = new LinkedList<>();
        boolean ok = true;
        for (char c : "{[()]}(())".toCharArray()) {
            if ("{[(".indexOf(c) >= 0) stack.push(c);
            else ok &= "{[(".indexOf(stack.pop()) == "}])".indexOf(c);
        }
        System.out.println(ok && stack.isEmpty());
        LinkedList<Integer> circle = new LinkedList<>();
        for (int i = 1; i <= 12; i++) circle.add(i);
        StringBuilder order = new StringBuilder();
        while (circle.size() > 1) {
            circle.addLast(circle.removeFirst());
            circle.addLast(circle.removeFirst());
            order.append(circle.removeFirst()).append(' ');
        }
        System.out.println(order + "left " + circle.getFirst());
        e.removeFirst();
    }
}
