package libqueue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

// Shortest paths over a small road map with a priority queue, plus breadth-first hop counts.
public class Dijkstra {
    record Edge(String to, int km) {
    }

    record Visit(String town, int km) {
    }

    static final Map<String, List<Edge>> ROADS = new TreeMap<>();

    static void road(String a, String b, int km) {
        ROADS.computeIfAbsent(a, k -> new ArrayList<>()).add(new Edge(b, km));
        ROADS.computeIfAbsent(b, k -> new ArrayList<>()).add(new Edge(a, km));
    }

    static Map<String, Integer> shortest(String from, Map<String, String> via) {
        Map<String, Integer> best = new TreeMap<>();
        PriorityQueue<Visit> open = new PriorityQueue<>(Comparator.comparingInt(Visit::km).thenComparing(Visit::town));
        open.add(new Visit(from, 0));
        while (!open.isEmpty()) {
            Visit v = open.poll();
            if (best.putIfAbsent(v.town(), v.km()) != null) continue;
            for (Edge e : ROADS.get(v.town())) {
                if (!best.containsKey(e.to())) {
                    int km = v.km() + e.km();
                    open.add(new Visit(e.to(), km));
                    via.merge(e.to(), v.town() + ":" + km, (old, now) -> Integer.parseInt(now.split(":")[1]) < Integer.parseInt(old.split(":")[1]) ? now : old);
                }
            }
        }
        return best;
    }

    static Map<String, Integer> hops(String from) {
        Map<String, Integer> n = new LinkedHashMap<>();
        Deque<String> q = new ArrayDeque<>(List.of(from));
        n.put(from, 0);
        while (!q.isEmpty()) {
            String t = q.remove();
            for (Edge e : ROADS.get(t)) if (n.putIfAbsent(e.to(), n.get(t) + 1) == null) q.add(e.to());
        }
        return n;
    }

    public static void main(String[] args) {
        road("Ayr", "Bute", 7);
        road("Ayr", "Crail", 9);
        road("Ayr", "Fife", 14);
        road("Bute", "Crail", 10);
        road("Bute", "Doune", 15);
        road("Crail", "Doune", 11);
        road("Crail", "Fife", 2);
        road("Doune", "Errol", 6);
        road("Errol", "Fife", 9);
        road("Errol", "Gair", 1);
        ROADS.put("Isle", new ArrayList<>());
        for (String start : List.of("Ayr", "Gair", "Isle")) {
            Map<String, String> via = new TreeMap<>();
            Map<String, Integer> best = shortest(start, via);
            System.out.println(start + " " + best + " hops " + hops(start));
            for (String town : best.keySet()) {
                StringBuilder path = new StringBuilder(town);
                for (String t = town; !t.equals(start); ) {
                    t = via.get(t).split(":")[0];
                    path.insert(0, t + ">");
                }
                System.out.println("  " + path + " = " + best.get(town));
            }
        }
        int total = ROADS.values().stream().flatMap(List::stream).mapToInt(Edge::km).sum();
        System.out.println(total / 2 + " km, " + ROADS.size() + " towns, " + ROADS.get("Crail"));
        System.out.println(shortest("Nowhere", new TreeMap<>()));
    }
}
