package libmisc;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;

// A post office as a discrete event simulation driven by a priority queue of events.
public class EventSim {
    interface Action {
        void run();
    }

    record Event(int time, int order, String label, Action action) {
    }

    static class Sim {
        private final PriorityQueue<Event> agenda = new PriorityQueue<>(Comparator.comparingInt(Event::time).thenComparingInt(Event::order));
        private int order;
        int now;
        int handled;

        void at(int delay, String label, Action a) {
            if (delay < 0) throw new IllegalArgumentException("event in the past: " + label);
            agenda.add(new Event(now + delay, order++, label, a));
        }

        void run(int until) {
            while (!agenda.isEmpty() && agenda.peek().time() <= until) {
                Event e = agenda.poll();
                now = e.time();
                handled++;
                e.action().run();
            }
        }
    }

    static class Office {
        final Sim sim = new Sim();
        final Random rnd = new Random(31337);
        final Deque<Integer> queue = new ArrayDeque<>();
        final Map<Integer, Integer> arrived = new TreeMap<>();
        final IntSummaryStatistics wait = new IntSummaryStatistics();
        final List<String> log = new ArrayList<>();
        final int[] busy = new int[2];
        int idle = 0b11;
        int longest;
        int next = 1;

        void arrive() {
            int id = next++;
            arrived.put(id, sim.now);
            queue.addLast(id);
            longest = Math.max(longest, queue.size());
            log.add(sim.now + " +" + id);
            if (next <= 25) sim.at(1 + rnd.nextInt(6), "arrival", this::arrive);
            serve();
        }

        void serve() {
            while (idle != 0 && !queue.isEmpty()) {
                int clerk = Integer.numberOfTrailingZeros(idle);
                idle &= ~(1 << clerk);
                int id = queue.removeFirst();
                wait.accept(sim.now - arrived.get(id));
                int d = 3 + rnd.nextInt(8);
                busy[clerk] += d;
                log.add(sim.now + " " + id + "@" + clerk);
                sim.at(d, "done", () -> {
                    idle |= 1 << clerk;
                    log.add(sim.now + " -" + id);
                    serve();
                });
            }
        }
    }

    public static void main(String[] args) {
        Office o = new Office();
        o.sim.at(0, "first", o::arrive);
        o.sim.run(40);
        System.out.println("at 40: handled " + o.sim.handled + " waiting " + o.queue + " agenda " + o.sim.agenda.size());
        o.sim.run(Integer.MAX_VALUE);
        System.out.println("end " + o.sim.now + " handled " + o.sim.handled + " longest queue " + o.longest);
        System.out.println(o.wait.getCount() + " served, wait min " + o.wait.getMin() + " max " + o.wait.getMax() + " sum " + o.wait.getSum());
        System.out.println(String.format(Locale.ROOT, "mean wait %.2f, use %.1f%% %.1f%%", o.wait.getAverage(), 100.0 * o.busy[0] / o.sim.now, 100.0 * o.busy[1] / o.sim.now));
        for (int i = 0; i < o.log.size(); i += 10) System.out.println(String.join("; ", o.log.subList(i, Math.min(i + 10, o.log.size()))));
        Sim ties = new Sim();
        StringBuilder b = new StringBuilder();
        for (String s : "c a b".split(" ")) ties.at(5, s, () -> b.append(s));
        ties.at(1, "early", () -> {
            b.append('<');
            ties.at(4, "nested", () -> b.append('>'));
            ties.at(0, "same time", () -> b.append('='));
        });
        ties.run(100);
        System.out.println(b + " " + ties.now);
        ties.at(-1, "past", () -> { });
    }
}
