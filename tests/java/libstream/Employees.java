package libstream;

import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

// A staff report done with stream pipelines.
public class Employees {
    enum Dept { SALES, IT, HR }

    record Person(String name, Dept dept, int age, double pay) {
        Person {
            if (pay < 0) throw new IllegalArgumentException("negative pay for " + name);
        }
    }

    static final List<Person> STAFF = List.of(new Person("Ann", Dept.IT, 34, 5200), new Person("Bob", Dept.SALES, 51, 4100.5), new Person("Cid", Dept.IT, 28, 4800),
        new Person("Dee", Dept.HR, 45, 3900), new Person("Eve", Dept.SALES, 39, 4700), new Person("Fay", Dept.IT, 61, 7100.25), new Person("Gus", Dept.SALES, 23, 2500));

    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        show(STAFF.stream().map(Person::name).collect(Collectors.joining(", ", "Staff: ", ".")));
        Map<Dept, List<String>> by = STAFF.stream().collect(Collectors.groupingBy(Person::dept, TreeMap::new, Collectors.mapping(Person::name, Collectors.toList())));
        System.out.println(by);
        Map<Dept, Double> avg = STAFF.stream().collect(Collectors.groupingBy(Person::dept, TreeMap::new, Collectors.averagingDouble(Person::pay)));
        avg.forEach((d, v) -> System.out.println(String.format(Locale.ROOT, "%-6s %10.2f", d, v)));
        Map<Dept, Optional<Person>> oldest = STAFF.stream().collect(Collectors.groupingBy(Person::dept, TreeMap::new, Collectors.maxBy(Comparator.comparingInt(Person::age))));
        oldest.forEach((d, p) -> System.out.println(d + " " + p.get()));
        DoubleSummaryStatistics st = STAFF.stream().mapToDouble(Person::pay).summaryStatistics();
        System.out.println(st.getCount() + " " + st.getMin() + " " + st.getMax() + " " + st.getSum() + " " + Math.round(st.getAverage() * 100));
        show(STAFF.stream().sorted(Comparator.comparing(Person::dept).thenComparing(Person::pay, Comparator.reverseOrder())).map(Person::name).toList());
        show(STAFF.stream().sorted(Comparator.comparing((Person p) -> p.name().charAt(1)).thenComparingInt(Person::age)).map(Person::name).toList());
        show(STAFF.stream().collect(Collectors.partitioningBy(p -> p.age() >= 40, Collectors.counting())));
        show(STAFF.stream().collect(Collectors.toMap(p -> p.age() / 10 * 10, Person::name, (a, b) -> a + "&" + b, TreeMap::new)));
        show(STAFF.stream().collect(Collectors.groupingBy(Person::dept, TreeMap::new, Collectors.collectingAndThen(Collectors.summingDouble(Person::pay), t -> String.format(Locale.ROOT, "%,.1f", t)))));
        show(STAFF.stream().map(Person::pay).reduce(0.0, Double::sum) + " " + STAFF.stream().reduce(BinaryOperator.minBy(Comparator.comparingDouble(Person::pay))).map(Person::name).orElse("none"));
        show(STAFF.stream().anyMatch(p -> p.dept() == Dept.HR) + " " + STAFF.stream().allMatch(p -> p.age() > 25) + " " + STAFF.stream().noneMatch(p -> p.pay() > 1e5));
        System.out.println(IntStream.range(0, STAFF.size()).filter(i -> i % 2 == 0).mapToObj(i -> i + ":" + STAFF.get(i).name()).collect(Collectors.joining(" ")));
        show(STAFF.stream().collect(Collectors.teeing(Collectors.minBy(Comparator.comparingInt(Person::age)), Collectors.maxBy(Comparator.comparingInt(Person::age)), (a, b) -> b.get().age() - a.get().age())));
        show(STAFF.stream().flatMap(p -> p.name().chars().mapToObj(c -> Character.toLowerCase((char) c))).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting())));
        Map<Boolean, Map<Dept, Long>> nested = STAFF.stream().collect(Collectors.partitioningBy(p -> p.pay() > 4500, Collectors.groupingBy(Person::dept, TreeMap::new, Collectors.counting())));
        System.out.println(nested);
        double running = 0;
        for (Person p : STAFF) {
            running += p.pay();
            System.out.print(Math.round(running) + " ");
        }
        System.out.println();
        show(STAFF.get(0).equals(new Person("Ann", Dept.IT, 34, 5200.0)) + " " + STAFF.get(0));
        System.out.println(new Person("Zed", Dept.HR, 1, -1));
    }
}
