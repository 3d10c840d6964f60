package apps;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/** A discrete event simulation of a shop with several counters and a deterministic random source. */
public class EventQueue {
    static final class Rng {
        private long s;
        Rng(long seed) { s = seed; }
        int next(int n) {
            s = s * 6364136223846793005L + 1442695040888963407L;
            return (int) ((s >>> 33) % n);
        }
    }

    static abstract class Event implements Comparable<Event> {
        private static int counter;
        final long time;
        final int seq = counter++;
        Event(long t) { time = t; }
        abstract void fire(EventQueue q);
        @Override public int compareTo(Event o) { return time != o.time ? Long.compare(time, o.time) : Integer.compare(seq, o.seq); }
    }

    class Arrive extends Event {
        final int id;
        Arrive(long t, int id) { super(t); this.id = id; }
        @Override void fire(EventQueue q) {
            arrived++;
            waiting.add(this);
            log("arrive " + id);
            serve();
            if (id < limit) post(new Arrive(time + 1 + rng.next(9), id + 1));
        }
    }

    class Done extends Event {
        final int counter;
        final Arrive who;
        Done(long t, int c, Arrive w) { super(t); counter = c; who = w; }
        @Override void fire(EventQueue q) {
            busy[counter] = false;
            served++;
            log("done " + who.id + " at " + counter);
            serve();
        }
    }

    private final PriorityQueue<Event> queue = new PriorityQueue<>();
    private final List<Arrive> waiting = new ArrayList<>();
    private final boolean[] busy;
    private final int limit;
    private final Rng rng = new Rng(42);
    private long now, totalWait;
    private int arrived, served, longest, lines;

    EventQueue(int counters, int limit) {
        busy = new boolean[counters];
        this.limit = limit;
    }

    void post(Event e) {
        if (e.time < now) throw new IllegalStateException("event in the past: " + e.time + " < " + now);
        queue.add(e);
    }

    void log(String s) { if (lines++ < 12) System.out.println(now + ": " + s); }

    void serve() {
        longest = Math.max(longest, waiting.size());
        for (int c = 0; c < busy.length && !waiting.isEmpty(); c++) {
            if (busy[c]) continue;
            busy[c] = true;
            Arrive a = waiting.remove(0);
            totalWait += now - a.time;
            post(new Done(now + 5 + rng.next(10), c, a));
        }
    }

    String run() {
        post(new Arrive(0, 1));
        while (!queue.isEmpty()) {
            Event e = queue.poll();
            now = e.time;
            e.fire(this);
        }
        return "end " + now + " arrived " + arrived + " served " + served + " longest " + longest + " wait " + totalWait;
    }

    public static void main(String[] args) {
        for (int c = 1; c <= 3; c++) {
            EventQueue q = new EventQueue(c, 40);
            System.out.println(q.run());
        }
        EventQueue q = new EventQueue(1, 0);
        q.post(new Event(5) {
            @Override void fire(EventQueue x) {
                System.out.println("custom at " + x.now);
                x.post(new Event(5) { @Override void fire(EventQueue y) { System.out.println("same time, later"); } });
                try {
                    x.post(new Event(4) { @Override void fire(EventQueue y) { } });
                } catch (IllegalStateException e) {
                    System.out.println(e.getMessage());
                }
            }
        });
        q.post(q.new Arrive(5, 7));
        System.out.println(q.run());
    }
}
