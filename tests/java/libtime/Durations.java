package libtime;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.temporal.ChronoUnit;

// Duration and Period: arithmetic, normalisation, ISO text, failures.
public class Durations {
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
        t("text", () -> Duration.ZERO + " " + Duration.ofSeconds(1) + " " + Duration.ofSeconds(-1) + " " + Duration.ofMillis(1500) + " " + Duration.ofMillis(-1500) + " " + Duration.ofDays(1) + " " + Duration.ofHours(25).plusMinutes(61).plusSeconds(61) + " " + Duration.ofNanos(1) + " " + Duration.ofNanos(-1) + " " + Duration.ofSeconds(1, -1) + " " + Duration.ofMinutes(-90));
        t("fields", () -> {
            Duration d = Duration.ofMillis(-1500);
            return d.getSeconds() + " " + d.getNano() + " " + d.toMillis() + " " + d.isNegative() + " " + d.isZero() + " " + d.abs() + " " + d.negated() + " " + d.hashCode();
        });
        t("parts", () -> {
            Duration d = Duration.ofSeconds(200000, 123456789);
            return d.toDays() + " " + d.toHours() + " " + d.toMinutes() + " " + d.toHoursPart() + " " + d.toMinutesPart() + " " + d.toSecondsPart() + " " + d.toMillisPart() + " " + d.toNanosPart() + " " + d.toNanos();
        });
        t("ops", () -> Duration.ofHours(1).plus(Duration.ofMinutes(30)).multipliedBy(3) + " " + Duration.ofHours(1).dividedBy(7) + " " + Duration.ofDays(1).dividedBy(Duration.ofMinutes(7)) + " " + Duration.ofSeconds(10).minus(Duration.ofMillis(1)) + " " + Duration.ofSeconds(-10).dividedBy(3) + " " + Duration.of(2, ChronoUnit.HALF_DAYS));
        t("div 0", () -> Duration.ofHours(1).dividedBy(0));
        t("overflow", () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1));
        t("nanos overflow", () -> Duration.ofDays(200000).toNanos());
        t("of months", () -> Duration.of(1, ChronoUnit.MONTHS));
        t("parse", () -> Duration.parse("PT1H30M").toMinutes() + " " + Duration.parse("P2DT3H4M5.678S") + " " + Duration.parse("-PT6H") + " " + Duration.parse("PT-6H+3M") + " " + Duration.parse("pt0.5s") + " " + Duration.parse("P1D"));
        for (String s : new String[] {"", "1H", "PT", "P1Y", "PT1.5H", "PT1S2M", "P1DT"}) t("parse '" + s + "'", () -> Duration.parse(s));
        t("compare", () -> Duration.ofMinutes(60).equals(Duration.ofHours(1)) + " " + Duration.ofMinutes(59).compareTo(Duration.ofHours(1)) + " " + Duration.ofDays(2).compareTo(Duration.ofHours(1)));
        t("between", () -> Duration.between(LocalDateTime.of(2024, 1, 1, 0, 0), LocalDateTime.of(2024, 3, 1, 12, 0)) + " " + Duration.between(LocalDateTime.of(2024, 3, 1, 12, 0), LocalDateTime.of(2024, 1, 1, 0, 0)));
        t("between dates", () -> Duration.between(LocalDate.EPOCH, LocalDate.EPOCH));
        t("truncated", () -> Duration.ofSeconds(3725, 5).truncatedTo(ChronoUnit.MINUTES) + " " + Duration.ofSeconds(3725).withSeconds(5) + " " + Duration.ofSeconds(5).withNanos(7));
        t("period text", () -> Period.ZERO + " " + Period.of(1, 2, 3) + " " + Period.ofWeeks(2) + " " + Period.ofMonths(-14) + " " + Period.of(0, 0, -5) + " " + Period.of(1, -1, 0));
        t("period ops", () -> Period.of(1, 14, 40).normalized() + " " + Period.of(1, -25, 3).normalized() + " " + Period.of(1, 2, 3).plus(Period.ofDays(30)) + " " + Period.of(1, 2, 3).multipliedBy(-2) + " " + Period.of(1, 2, 3).toTotalMonths() + " " + Period.of(1, 2, 3).negated().isNegative() + " " + Period.of(1, 2, 3).minusMonths(5) + " " + Period.ofDays(3).isZero());
        t("period parse", () -> Period.parse("P1Y2M3W4D") + " " + Period.parse("-P1M") + " " + Period.parse("P-7D") + " " + Period.parse("p3y"));
        t("period parse bad", () -> Period.parse("P1H"));
        t("period parse bad 2", () -> Period.parse("P"));
        t("period between", () -> Period.between(LocalDate.of(2020, 2, 29), LocalDate.of(2024, 2, 28)) + " " + Period.between(LocalDate.of(2024, 3, 31), LocalDate.of(2024, 2, 29)) + " " + Period.between(LocalDate.of(2024, 1, 31), LocalDate.of(2024, 3, 1)) + " " + Period.between(LocalDate.of(2024, 1, 1), LocalDate.of(2024, 1, 1)));
        t("add period", () -> LocalDate.of(2024, 1, 31).plus(Period.of(0, 1, 1)) + " " + LocalDate.of(2024, 1, 31).plus(Period.of(1, 1, 0)) + " " + LocalDate.of(2024, 5, 31).minus(Period.of(0, 3, 1)) + " " + LocalDateTime.of(2024, 1, 31, 10, 0).plus(Period.ofMonths(1)).plus(Duration.ofHours(20)));
        t("period equals", () -> Period.ofMonths(12).equals(Period.ofYears(1)) + " " + Period.ofMonths(12).normalized().equals(Period.ofYears(1)) + " " + Period.of(1, 2, 3).hashCode());
        t("date plus duration", () -> LocalDate.EPOCH.plus(Duration.ofDays(1)));
        t("period overflow", () -> Period.ofYears(Integer.MAX_VALUE).plusYears(1));
        t("units", () -> ChronoUnit.DAYS.getDuration() + " " + ChronoUnit.MONTHS.getDuration() + " " + ChronoUnit.HOURS.isTimeBased() + " " + ChronoUnit.WEEKS.isDateBased() + " " + ChronoUnit.DECADES + " " + ChronoUnit.valueOf("NANOS"));
        Duration total = Duration.ZERO;
        for (String lap : "PT1M23.4S PT58.95S PT1M0.001S PT2M".split(" ")) total = total.plus(Duration.parse(lap));
        System.out.println(total + " " + String.format("%d:%02d.%03d", total.toMinutes(), total.toSecondsPart(), total.toMillisPart()));
        System.out.println(Duration.parse("not a duration"));
    }
}
