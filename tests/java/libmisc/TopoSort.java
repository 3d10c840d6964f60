package libmisc;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

// Build order of modules: Kahn's algorithm, depth-first order, cycles, levels, critical path.
public class TopoSort {
    static class CycleException extends RuntimeException {
        private static final long serialVersionUID = 1L;
        final List<String> path;

        CycleException(List<String> path) {
            super("cycle: " + String.join(" -> ", path));
            this.path = path;
        }
    }

    static class Graph {
        final Map<String, Set<String>> needs = new LinkedHashMap<>();

        Graph add(String spec) {
            for (String line : spec.split(";")) {
                String[] p = line.trim().split("\\s*:\\s*");
                Set<String> d = needs.computeIfAbsent(p[0], k -> new LinkedHashSet<>());
                if (p.length > 1) for (String x : p[1].split("\\s+")) {
                    d.add(x);
                    needs.computeIfAbsent(x, k -> new LinkedHashSet<>());
                }
            }
            return this;
        }

        List<String> kahn() {
            Map<String, Integer> open = new HashMap<>();
            Map<String, List<String>> users = new HashMap<>();
            needs.forEach((m, ds) -> {
                open.put(m, ds.size());
                ds.forEach(d -> users.computeIfAbsent(d, k -> new ArrayList<>()).add(m));
            });
            PriorityQueue<String> ready = new PriorityQueue<>();
            open.forEach((m, n) -> {
                if (n == 0) ready.add(m);
            });
            List<String> out = new ArrayList<>();
            while (!ready.isEmpty()) {
                String m = ready.poll();
                out.add(m);
                for (String u : users.getOrDefault(m, List.of())) if (open.merge(u, -1, Integer::sum) == 0) ready.add(u);
            }
            return out;
        }

        List<String> dfs() {
            Set<String> done = new LinkedHashSet<>();
            Deque<String> stack = new ArrayDeque<>();
            for (String m : needs.keySet()) visit(m, done, stack);
            return new ArrayList<>(done);
        }

        private void visit(String m, Set<String> done, Deque<String> stack) {
            if (done.contains(m)) return;
            if (stack.contains(m)) {
                List<String> path = new ArrayList<>(stack);
                Collections.reverse(path);
                path = new ArrayList<>(path.subList(path.indexOf(m), path.size()));
                path.add(m);
                throw new CycleException(path);
            }
            stack.push(m);
            for (String d : needs.get(m)) visit(d, done, stack);
            stack.pop();
            done.add(m);
        }

        Map<Integer, Set<String>> levels() {
            Map<String, Integer> lv = new HashMap<>();
            Map<Integer, Set<String>> out = new TreeMap<>(Collections.reverseOrder());
            for (String m : kahn()) {
                int l = needs.get(m).stream().mapToInt(d -> lv.get(d) + 1).max().orElse(0);
                lv.put(m, l);
                out.computeIfAbsent(l, k -> new TreeSet<>()).add(m);
            }
            return out;
        }

        Set<String> closure(String m) {
            Set<String> seen = new TreeSet<>();
            Deque<String> todo = new ArrayDeque<>(needs.get(m));
            while (!todo.isEmpty()) {
                String x = todo.pop();
                if (seen.add(x)) todo.addAll(needs.get(x));
            }
            return seen;
        }
    }

    public static void main(String[] args) {
        Graph g = new Graph().add("app: ui net log; ui: gfx log; net: io log; gfx: math; io: log; tools: io; log; math");
        System.out.println(g.needs);
        System.out.println(g.kahn());
        System.out.println(g.dfs());
        System.out.println(g.levels());
        for (String m : g.needs.keySet()) System.out.println(m + " <- " + g.closure(m));
        g.add("log: app");
        System.out.println(g.kahn() + " of " + g.needs.size());
        try {
            g.dfs();
        } catch (CycleException e) {
            System.out.println(e.getMessage() + " " + new HashSet<>(e.path).size());
        }
        Graph self = new Graph().add("x: x");
        System.out.println(self.kahn());
        System.out.println(new Graph().add("lonely").dfs());
        self.dfs();
    }
}
