package libcoll;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

// unmodifiable, synchronized, checked, empty and singleton wrappers.
public class CollectionsWrappers {
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
        List<Integer> base = new ArrayList<>(List.of(1, 2, 3));
        List<Integer> ro = Collections.unmodifiableList(base);
        base.add(4);
        System.out.println(ro + " " + ro.equals(base) + " " + (ro.hashCode() == base.hashCode()) + " " + ro.get(3) + " " + ro.subList(1, 3));
        t("ro add", () -> ro.add(1));
        t("ro set", () -> ro.set(0, 1));
        t("ro sort", () -> {
            ro.sort(null);
            return "";
        });
        t("ro sub clear", () -> {
            ro.subList(0, 1).clear();
            return "";
        });
        t("ro iterator", () -> {
            Iterator<Integer> it = ro.iterator();
            it.next();
            it.remove();
            return "";
        });
        t("ro removeIf", () -> ro.removeIf(x -> x > 100));
        t("ro null", () -> Collections.unmodifiableList(null));
        Map<String, Integer> m = new TreeMap<>(Map.of("a", 1, "b", 2));
        Map<String, Integer> rom = Collections.unmodifiableMap(m);
        System.out.println(rom + " " + rom.keySet() + " " + rom.values() + " " + rom.entrySet() + " " + rom.getOrDefault("z", 0));
        t("rom put", () -> rom.put("c", 3));
        t("rom merge", () -> rom.merge("a", 1, Integer::sum));
        t("rom keys", () -> rom.keySet().remove("a"));
        t("rom entry", () -> rom.entrySet().iterator().next().setValue(1));
        Collection<Integer> roc = Collections.unmodifiableCollection(base);
        System.out.println(roc + " " + roc.equals(base) + " " + roc.equals(roc) + " " + roc.contains(2));
        System.out.println(Collections.unmodifiableSortedSet(new TreeSet<>(Set.of(3, 1))).first() + " " + Collections.unmodifiableNavigableMap(new TreeMap<>(m)).lastEntry() + " " + Collections.unmodifiableSet(new HashSet<>(Set.of(1))));
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>(List.of(5, 6)));
        synchronized (sync) {
            for (int x : sync) System.out.print(x + " ");
        }
        sync.add(7);
        System.out.println(sync + " " + sync.equals(List.of(5, 6, 7)) + " " + Collections.synchronizedMap(new TreeMap<>(m)) + " " + Collections.synchronizedSet(new TreeSet<>(Set.of(2, 1))));
        List<String> checked = Collections.checkedList(new ArrayList<>(), String.class);
        checked.add("fine");
        @SuppressWarnings({"unchecked", "rawtypes"})
        List<Object> raw = (List) checked;
        t("checked add", () -> raw.add(5));
        t("checked addAll", () -> raw.addAll(Arrays.asList("ok", 6)));
        t("checked value", () -> checked);
        @SuppressWarnings({"unchecked", "rawtypes"})
        Map<Object, Object> rawMap = (Map) Collections.checkedMap(new HashMap<String, Integer>(), String.class, Integer.class);
        t("checked map", () -> rawMap.put("k", 1) + " " + rawMap);
        t("checked map value", () -> rawMap.put("k", "v"));
        t("checked map key", () -> rawMap.put(1, 1));
        t("checked set null", () -> Collections.checkedSet(new HashSet<>(), String.class).add(null));
        System.out.println(Collections.emptyList() + "" + Collections.emptySet() + Collections.emptyMap() + (Collections.emptyList() == Collections.emptyList()) + Collections.emptyIterator().hasNext());
        t("empty add", () -> Collections.<Integer>emptyList().add(1));
        t("empty get", () -> Collections.emptyList().get(0));
        t("empty next", () -> Collections.emptyIterator().next());
        t("empty map put", () -> Collections.<String, String>emptyMap().put("a", "b"));
        System.out.println(Collections.singleton(1) + "" + Collections.singletonList(null) + Collections.singletonMap("k", null) + Collections.singleton("x").contains("x"));
        t("singleton add", () -> Collections.singleton(1).add(2));
        t("singleton list set", () -> Collections.singletonList(1).set(0, 2));
        t("singleton list get", () -> Collections.singletonList(1).get(1));
        t("singleton equal", () -> Collections.singleton(1).equals(Set.of(1)) + " " + Collections.singletonList(1).equals(List.of(1)) + " " + Collections.singletonMap(1, 2).equals(Map.of(1, 2)));
    }
}
