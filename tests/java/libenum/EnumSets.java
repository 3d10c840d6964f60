package libenum;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

// EnumSet: ranges, complements, bulk operations, wrong element types, large enums.
public class EnumSets {
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

    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    enum Tiny { ONLY }

    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, D0, D1, D2, D3, D4,
        D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9, G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        EnumSet<Day> work = EnumSet.range(Day.MON, Day.FRI);
        EnumSet<Day> end = EnumSet.complementOf(work);
        System.out.println(work + " " + end + " " + EnumSet.allOf(Day.class).size() + " " + EnumSet.noneOf(Day.class) + " " + EnumSet.of(Day.SUN, Day.MON, Day.WED) + " " + EnumSet.of(Day.TUE, Day.TUE));
        System.out.println(work.contains(Day.SAT) + " " + work.contains(null) + " " + work.containsAll(EnumSet.of(Day.MON, Day.TUE)) + " " + end.equals(Set.of(Day.SUN, Day.SAT)) + " " + work.contains((Object) "MON"));
        EnumSet<Day> s = EnumSet.copyOf(work);
        System.out.println(s.add(Day.SUN) + " " + s.add(Day.SUN) + " " + s.remove(Day.MON) + " " + s.remove(Day.MON) + " " + s);
        System.out.println(s.retainAll(EnumSet.of(Day.TUE, Day.SUN, Day.SAT)) + " " + s + " " + s.addAll(end) + " " + s + " " + s.removeAll(end) + " " + s);
        EnumSet<Day> c = s.clone();
        c.clear();
        System.out.println(c.isEmpty() + " " + s.size());
        t("null add", () -> work.add(null));
        t("bad range", () -> EnumSet.range(Day.FRI, Day.MON));
        t("copyOf empty list", () -> EnumSet.copyOf(new ArrayList<Day>()));
        t("copyOf list", () -> EnumSet.copyOf(List.of(Day.SUN, Day.MON)));
        t("wrong type", () -> {
            @SuppressWarnings({"unchecked", "rawtypes"})
            Set<Object> raw = (Set) work;
            return raw.add(Tiny.ONLY);
        });
        t("not enum", () -> {
            @SuppressWarnings({"unchecked", "rawtypes"})
            Object x = EnumSet.noneOf((Class) String.class);
            return x;
        });
        t("weak iteration", () -> {
            EnumSet<Day> all = EnumSet.allOf(Day.class);
            StringBuilder b = new StringBuilder();
            for (Day d : all) {
                b.append(d.ordinal());
                all.remove(Day.WED);
            }
            return b + " " + all;
        });
        t("iterator remove", () -> {
            EnumSet<Day> all = EnumSet.allOf(Day.class);
            Iterator<Day> it = all.iterator();
            while (it.hasNext()) if (it.next().ordinal() % 2 == 0) it.remove();
            return all;
        });
        t("iterator end", () -> EnumSet.noneOf(Tiny.class).iterator().next());
        EnumSet<Big> big = EnumSet.range(Big.B5, Big.F5);
        System.out.println(big.size() + " " + EnumSet.complementOf(big) + " " + EnumSet.allOf(Big.class).size());
        big.removeIf(x -> x.ordinal() % 7 != 0);
        System.out.println(big + " " + big.contains(Big.G9) + " " + big.add(Big.G9) + " " + big.remove(Big.B8) + " " + big);
        big.retainAll(EnumSet.range(Big.D0, Big.G9));
        System.out.println(big + " " + big.equals(EnumSet.copyOf(new ArrayList<>(big))));
        Set<Day> ro = Collections.unmodifiableSet(work);
        t("unmodifiable", () -> ro.remove(Day.MON));
        System.out.println(work.stream().filter(d -> d.name().contains("U")).toList() + " " + EnumSet.allOf(Tiny.class));
        int mask = 0;
        for (Day d : EnumSet.of(Day.TUE, Day.FRI)) mask |= 1 << d.ordinal();
        System.out.println(Integer.toBinaryString(mask));
    }
}
