import java.util.*;
/** A graph of objects that must not have a cycle, though inputs may: such a path does not end. */
public class Person {
    private final String name; private final int age; private Person boss; private final List<Person> reports = new ArrayList<>();
    public Person(String name, int age) {
        if (age < 0 || age > 150) throw new IllegalArgumentException("age");
        this.name = name; this.age = age;
    }
    public void setBoss(Person b) {
        for (Person p = b; p != null; p = p.boss) if (p == this) throw new IllegalArgumentException("cycle");
        if (boss != null) boss.reports.remove(this);
        boss = b;
        if (b != null) b.reports.add(this);
    }
    public int depth() { return boss == null ? 0 : 1 + boss.depth(); }
    public boolean isManager() { return !reports.isEmpty() && age >= 18; }
    public static Optional<Person> oldest(List<Person> all) {
        return all.stream().filter(p -> p.age > 60 && p.boss != null).max(Comparator.comparingInt(p -> p.age));
    }
    public static Map<Boolean, Integer> split(Person[] all) {
        Map<Boolean, Integer> m = new TreeMap<>();
        for (Person p : all) m.merge(p.age >= 18, 1, Integer::sum);
        return m;
    }
    @Override public boolean equals(Object o) {
        return o instanceof Person p && p.age == age && Objects.equals(p.name, name);
    }
    @Override public int hashCode() { return Objects.hash(name, age); }
}
