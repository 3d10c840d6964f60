package libconc;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

// Concurrent queues and copy-on-write lists on one thread.
public class QueuesLists {
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

    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        int seen = 0;
        for (int x : cow) {
            seen++;
            cow.add(x * 10);
        }
        System.out.println(seen + " " + cow + " " + cow.addIfAbsent(10) + " " + cow.addIfAbsent(99) + " " + cow.addAllAbsent(List.of(99, 100)) + " " + cow);
        t("cow iterator remove", () -> {
            Iterator<Integer> it = cow.iterator();
            it.next();
            it.remove();
            return "";
        });
        t("cow ops", () -> cow.remove(0) + " " + cow.remove((Integer) 99) + " " + cow.set(0, 7) + " " + cow.indexOf(30) + " " + cow.removeIf(x -> x == 100) + " " + cow.subList(1, 3) + " " + cow);
        t("cow get", () -> cow.get(50));
        t("cow add", () -> {
            cow.add(50, 1);
            return "";
        });
        t("cow sort", () -> {
            cow.sort(java.util.Comparator.reverseOrder());
            cow.replaceAll(x -> x + 1);
            return cow + " " + cow.equals(new ArrayList<>(cow)) + " " + cow.hashCode();
        });
        CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>(List.of("b", "a", "b"));
        System.out.println(set + " " + set.add("a") + " " + set.add("c") + " " + set.remove("b") + " " + set);
        ConcurrentLinkedQueue<String> q = new ConcurrentLinkedQueue<>();
        System.out.println(q.poll() + " " + q.peek() + " " + q.offer("a") + " " + q.add("b") + " " + q.addAll(List.of("c", "d")) + " " + q + " " + q.size() + " " + q.poll() + " " + q.remove("c") + " " + q.contains("c") + " " + q);
        t("clq null", () -> q.add(null));
        t("clq element", () -> new ConcurrentLinkedQueue<>().element());
        t("clq weak", () -> {
            StringBuilder b = new StringBuilder();
            for (String s : q) {
                b.append(s);
                if (q.size() < 6) q.add(s + "'");
            }
            return b + " " + q;
        });
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();
        d.addFirst(2);
        d.addLast(3);
        d.push(1);
        System.out.println(d + " " + d.pollLast() + " " + d.peekFirst() + " " + d.pop() + " " + d);
        ArrayBlockingQueue<Integer> abq = new ArrayBlockingQueue<>(2);
        abq.put(1);
        System.out.println(abq.offer(2) + " " + abq.offer(3) + " " + abq.offer(3, 1, TimeUnit.MILLISECONDS) + " " + abq.remainingCapacity() + " " + abq + " " + abq.take() + " " + abq.poll(1, TimeUnit.MILLISECONDS) + " " + abq.poll() + " " + abq.poll(1, TimeUnit.MILLISECONDS));
        abq.add(5);
        abq.add(6);
        t("abq full", () -> abq.add(7));
        t("abq cap", () -> new ArrayBlockingQueue<>(0));
        List<Integer> drained = new ArrayList<>();
        System.out.println(abq.drainTo(drained, 1) + " " + drained + " " + abq);
        LinkedBlockingQueue<String> lbq = new LinkedBlockingQueue<>();
        lbq.put("x");
        System.out.println(lbq.remainingCapacity() + " " + lbq.take() + " " + lbq.isEmpty() + " " + new LinkedBlockingQueue<>(List.of(1, 2)).peek());
        LinkedBlockingDeque<Integer> lbd = new LinkedBlockingDeque<>(2);
        System.out.println(lbd.offerFirst(1) + " " + lbd.offerLast(2) + " " + lbd.offerFirst(0) + " " + lbd + " " + lbd.takeLast());
        PriorityBlockingQueue<Integer> pbq = new PriorityBlockingQueue<>(1, java.util.Comparator.reverseOrder());
        pbq.addAll(List.of(3, 9, 4, 1));
        System.out.println(pbq.take() + " " + pbq.poll() + " " + pbq + " " + pbq.remainingCapacity());
        BlockingQueue<String> sync = new SynchronousQueue<>();
        System.out.println(sync.offer("x") + " " + sync.poll() + " " + sync.size() + " " + sync.remainingCapacity() + " " + sync);
        t("sync add", () -> sync.add("y"));
        Thread.currentThread().interrupt();
        t("take interrupted", () -> new LinkedBlockingQueue<Integer>().take());
        t("element", () -> abq.element() + " " + abq.remove() + " " + abq.remove());
    }
}
