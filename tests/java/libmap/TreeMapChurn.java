package libmap;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

// Many insertions and removals compared against a sorted list.
public class TreeMapChurn {
    public static void main(String[] args) {
        Random r = new Random(99);
        TreeMap<Integer, Integer> m = new TreeMap<>();
        List<Integer> model = new ArrayList<>();
        int wrong = 0;
        for (int step = 0; step < 600; step++) {
            int k = r.nextInt(120);
            int at = java.util.Collections.binarySearch(model, k);
            if (r.nextInt(3) > 0) {
                boolean fresh = m.put(k, step) == null;
                if (fresh != at < 0) wrong++;
                if (at < 0) model.add(-at - 1, k);
            } else {
                boolean had = m.remove(k) != null;
                if (had != at >= 0) wrong++;
                if (at >= 0) model.remove(at);
            }
            int probe = r.nextInt(130) - 5;
            at = java.util.Collections.binarySearch(model, probe);
            int lo = at >= 0 ? at - 1 : -at - 2;
            int hi = at >= 0 ? at + 1 : -at - 1;
            Integer expectLower = lo >= 0 ? model.get(lo) : null;
            Integer expectHigher = hi < model.size() ? model.get(hi) : null;
            if (!java.util.Objects.equals(expectLower, m.lowerKey(probe)) || !java.util.Objects.equals(expectHigher, m.higherKey(probe))) wrong++;
            if (step % 100 == 99) System.out.println(step + " size " + m.size() + " first " + m.firstKey() + " last " + m.lastKey() + " same " + model.equals(new ArrayList<>(m.keySet())));
        }
        System.out.println("wrong " + wrong);
        System.out.println(m);
        Iterator<Map.Entry<Integer, Integer>> it = m.entrySet().iterator();
        int kept = 0;
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> e = it.next();
            if (e.getValue() % 2 == 0) it.remove();
            else kept++;
        }
        System.out.println(kept + " " + m.size() + " " + m.keySet());
        Iterator<Integer> di = m.descendingMap().keySet().iterator();
        int n = 0;
        while (di.hasNext()) {
            di.next();
            if (n++ % 3 == 0) di.remove();
        }
        System.out.println(m.keySet());
        int removed = 0;
        while (m.size() > 4) {
            m.pollFirstEntry();
            m.pollLastEntry();
            removed += 2;
        }
        System.out.println(removed + " " + m);
        TreeMap<String, Integer> words = new TreeMap<>();
        for (int i = 0; i < 40; i++) words.put(Integer.toString(i * 17 % 41, 3), i);
        System.out.println(words);
        System.out.println(words.subMap("1", "2").keySet() + " " + words.headMap("1").size() + " " + words.tailMap("2", false).firstEntry());
        words.subMap("1", "12").clear();
        words.keySet().removeIf(s -> s.endsWith("0"));
        System.out.println(words.size() + " " + words.keySet());
        TreeMap<Integer, Integer> asc = new TreeMap<>();
        for (int i = 0; i < 200; i++) asc.put(i, i * i);
        TreeMap<Integer, Integer> copy = new TreeMap<>(asc);
        @SuppressWarnings("unchecked")
        TreeMap<Integer, Integer> clone = (TreeMap<Integer, Integer>) asc.clone();
        asc.keySet().removeIf(k -> k % 7 != 0);
        System.out.println(asc.size() + " " + copy.size() + " " + clone.equals(copy) + " " + asc);
    }
}
