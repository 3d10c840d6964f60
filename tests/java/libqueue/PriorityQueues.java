package libqueue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;

// PriorityQueue: heap layout, comparators, removal, failures.
public class PriorityQueues {
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

    record Job(String name, int prio) {
    }

    static <E> List<E> drain(Queue<E> q) {
        List<E> out = new ArrayList<>();
        while (!q.isEmpty()) out.add(q.poll());
        return out;
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int i : new int[] {50, 20, 80, 10, 30, 70, 90, 20}) q.add(i);
        System.out.println(q + " " + q.peek() + " " + q.size() + " " + Arrays.toString(q.toArray()));
        System.out.println(q.remove(30) + " " + q.remove(31) + " " + q + " " + q.contains(80) + " " + q.contains(81));
        System.out.println(q.poll() + " " + q + " " + q.poll() + " " + q + " " + drain(q) + " " + q.poll() + " " + q.peek());
        t("remove empty", () -> q.remove());
        t("element empty", () -> q.element());
        t("null", () -> q.add(null));
        t("offer null", () -> q.offer(null));
        t("not comparable", () -> new PriorityQueue<Object>().add(new Object()));
        t("cap 0", () -> new PriorityQueue<Integer>(0));
        t("null element source", () -> new PriorityQueue<>(Arrays.asList(1, null)));
        PriorityQueue<Integer> max = new PriorityQueue<>(Collections.reverseOrder());
        Collections.addAll(max, 3, 1, 4, 1, 5, 9, 2, 6);
        System.out.println(max + " " + drain(max));
        PriorityQueue<Integer> heap = new PriorityQueue<>(List.of(9, 8, 7, 6, 5, 4, 3, 2, 1));
        System.out.println(heap);
        heap.removeIf(x -> x % 3 == 0);
        System.out.println(heap);
        PriorityQueue<Integer> copy = new PriorityQueue<>(heap);
        System.out.println(copy + " " + drain(copy) + " " + heap.size());
        PriorityQueue<Job> jobs = new PriorityQueue<>(Comparator.comparingInt(Job::prio).reversed().thenComparing(Job::name));
        jobs.add(new Job("write", 2));
        jobs.add(new Job("read", 5));
        jobs.add(new Job("sync", 2));
        jobs.add(new Job("alert", 9));
        jobs.add(new Job("read", 5));
        System.out.println(jobs.peek() + " " + drain(jobs));
        PriorityQueue<String> byLen = new PriorityQueue<>(11, Comparator.comparing(String::length));
        for (String w : "pear fig apple kiwi banana".split(" ")) byLen.offer(w);
        StringBuilder b = new StringBuilder();
        while (byLen.size() > 0) b.append(byLen.poll().length()).append(' ');
        System.out.println(b + "" + (byLen.comparator() != null) + " " + heap.comparator());
        t("comod", () -> {
            for (int x : heap) heap.add(x + 100);
            return "";
        });
        t("iterator remove", () -> {
            var it = heap.iterator();
            int n = 0;
            while (it.hasNext()) if (it.next() > 5) {
                it.remove();
                n++;
            }
            return n + " " + heap;
        });
        t("clear", () -> {
            heap.clear();
            return heap + " " + heap.size();
        });
        PriorityQueue<long[]> ugly = new PriorityQueue<>((x, y) -> Long.compare(x[0], y[0]));
        ugly.add(new long[] {1});
        List<Long> found = new ArrayList<>();
        while (found.size() < 20) {
            long x = ugly.poll()[0];
            if (!found.isEmpty() && found.get(found.size() - 1) == x) continue;
            found.add(x);
            for (int f : new int[] {2, 3, 5}) ugly.add(new long[] {x * f});
        }
        System.out.println(found);
        PriorityQueue<Integer> lo = new PriorityQueue<>(Comparator.reverseOrder());
        PriorityQueue<Integer> hi = new PriorityQueue<>();
        StringBuilder med = new StringBuilder();
        for (int x : new int[] {5, 15, 1, 3, 8, 7, 9, 2}) {
            lo.add(x);
            hi.add(lo.poll());
            if (hi.size() > lo.size()) lo.add(hi.poll());
            med.append(lo.size() > hi.size() ? lo.peek() : (lo.peek() + hi.peek()) / 2.0).append(' ');
        }
        System.out.println(med);
    }
}
