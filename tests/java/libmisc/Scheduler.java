package libmisc;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

// A booking calendar: intervals in a TreeMap, conflicts, free slots, weekly repetition, date tables.
public class Scheduler {
    record Slot(LocalDateTime from, Duration length, String title) implements Comparable<Slot> {
        Slot {
            if (length.isNegative() || length.isZero()) throw new IllegalArgumentException("length " + length);
        }

        LocalDateTime to() {
            return from.plus(length);
        }

        boolean overlaps(Slot o) {
            return from.isBefore(o.to()) && o.from.isBefore(to());
        }

        @Override
        public int compareTo(Slot o) {
            return from.compareTo(o.from);
        }

        @Override
        public String toString() {
            return title + "@" + from + "/" + length;
        }
    }

    private final NavigableMap<LocalDateTime, Slot> booked = new TreeMap<>();

    Slot book(String title, String from, String length) {
        Slot s = new Slot(LocalDateTime.parse(from), Duration.parse(length), title);
        for (Map.Entry<LocalDateTime, Slot> e : new ArrayList<>(List.of(s)).stream().flatMap(x -> java.util.stream.Stream.of(booked.floorEntry(x.from()), booked.higherEntry(x.from()))).filter(java.util.Objects::nonNull).toList()) {
            if (e.getValue().overlaps(s)) throw new IllegalStateException(s + " collides with " + e.getValue());
        }
        booked.put(s.from(), s);
        return s;
    }

    List<String> free(LocalDate day, LocalTime open, LocalTime close) {
        List<String> out = new ArrayList<>();
        LocalDateTime at = day.atTime(open);
        for (Slot s : booked.subMap(day.atStartOfDay(), day.plusDays(1).atStartOfDay()).values()) {
            if (at.isBefore(s.from())) out.add(at.toLocalTime() + "-" + s.from().toLocalTime());
            if (s.to().isAfter(at)) at = s.to();
        }
        if (at.isBefore(day.atTime(close))) out.add(at.toLocalTime() + "-" + close + " (" + ChronoUnit.MINUTES.between(at, day.atTime(close)) + " min)");
        return out;
    }

    public static void main(String[] args) {
        Scheduler cal = new Scheduler();
        String[][] wish = {{"standup", "2024-03-04T09:00", "PT15M"}, {"review", "2024-03-04T10:30", "PT1H30M"}, {"lunch", "2024-03-04T12:00", "PT45M"}, {"clash", "2024-03-04T11:59", "PT10M"}, {"early", "2024-03-04T08:00", "PT1H"}, {"big", "2024-03-04T08:30", "PT8H"}, {"zero", "2024-03-04T20:00", "PT0S"}, {"bad", "2024-03-04 20:00", "PT1H"}, {"night", "2024-03-04T23:30", "PT2H"}, {"next", "2024-03-05T01:00", "PT1H"}, {"fine", "2024-03-05T01:30", "PT1H"}};
        for (String[] w : wish) {
            try {
                System.out.println("ok " + cal.book(w[0], w[1], w[2]));
            } catch (RuntimeException e) {
                System.out.println(w[0] + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println(cal.free(LocalDate.of(2024, 3, 4), LocalTime.of(8, 0), LocalTime.of(18, 0)));
        System.out.println(cal.free(LocalDate.of(2024, 3, 6), LocalTime.of(8, 0), LocalTime.of(18, 0)));
        Duration total = cal.booked.values().stream().map(Slot::length).reduce(Duration.ZERO, Duration::plus);
        System.out.println(total + " " + total.toMinutes() + " min in " + cal.booked.size() + " slots, longest " + cal.booked.values().stream().max(Comparator.comparing(Slot::length)).map(Slot::title).orElse("-"));
        List<LocalDate> mondays = LocalDate.of(2024, 2, 1).datesUntil(LocalDate.of(2024, 3, 1)).filter(d -> d.getDayOfWeek() == DayOfWeek.MONDAY).toList();
        System.out.println(mondays);
        System.out.println(cal.booked.firstKey() + " " + cal.booked.headMap(LocalDateTime.of(2024, 3, 4, 10, 0)).values().stream().map(Slot::title).collect(Collectors.joining("+")) + " " + cal.booked.descendingMap().firstEntry().getValue().title());
        System.out.println("date        weekday    doy  days left");
        for (LocalDate d = LocalDate.of(2023, 12, 30); d.isBefore(LocalDate.of(2024, 3, 10)); d = d.plusDays(11)) {
            System.out.println(String.format("%s  %-9s  %3d  %3d%s", d, d.getDayOfWeek(), d.getDayOfYear(), d.lengthOfYear() - d.getDayOfYear(), d.isLeapYear() ? " leap" : ""));
        }
        Map<DayOfWeek, Long> spread = cal.booked.keySet().stream().collect(Collectors.groupingBy(LocalDateTime::getDayOfWeek, TreeMap::new, Collectors.counting()));
        System.out.println(spread);
        LocalDateTime t = LocalDateTime.of(2024, 12, 31, 22, 0);
        for (int i = 0; i < 4; i++) System.out.print((t = t.plus(Duration.ofMinutes(50))) + " ");
        System.out.println();
        cal.booked.put(null, null);
    }
}
