package libtime;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;

// LocalTime, LocalDateTime, Instant with fixed offsets.
public class Times {
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
        LocalTime a = LocalTime.of(23, 59, 59, 999_999_999);
        t("toString", () -> LocalTime.of(1, 2) + " " + LocalTime.of(1, 2, 3) + " " + LocalTime.of(1, 2, 0, 1) + " " + LocalTime.of(1, 2, 3, 4_000_000) + " " + LocalTime.of(1, 2, 3, 4_000) + " " + a + " " + LocalTime.MIDNIGHT + " " + LocalTime.NOON + " " + LocalTime.MAX);
        t("plus", () -> a.plusNanos(1) + " " + a.plusHours(25) + " " + LocalTime.of(10, 0).minusMinutes(601) + " " + LocalTime.of(0, 0).minusSeconds(1) + " " + LocalTime.of(5, 30).plus(Duration.ofHours(20)));
        t("fields", () -> a.getHour() + " " + a.getMinute() + " " + a.getSecond() + " " + a.getNano() + " " + a.toSecondOfDay() + " " + a.toNanoOfDay() + " " + a.get(ChronoField.AMPM_OF_DAY) + " " + a.get(ChronoField.CLOCK_HOUR_OF_AMPM) + " " + a.hashCode());
        t("with", () -> a.withHour(0) + " " + a.truncatedTo(ChronoUnit.HOURS) + " " + a.truncatedTo(ChronoUnit.MILLIS) + " " + LocalTime.ofSecondOfDay(3661) + " " + LocalTime.ofNanoOfDay(1));
        t("bad hour", () -> LocalTime.of(24, 0));
        t("bad minute", () -> LocalTime.of(0, 60));
        t("bad trunc", () -> a.truncatedTo(ChronoUnit.DAYS) + " " + a.truncatedTo(ChronoUnit.WEEKS));
        t("parse", () -> LocalTime.parse("10:15") + " " + LocalTime.parse("10:15:30.5") + " " + LocalTime.parse("00:00:00"));
        for (String s : new String[] {"10", "25:00", "10:15:60", "1:2", "10:15:30.1234567890"}) t("parse " + s, () -> LocalTime.parse(s));
        t("compare", () -> a.isAfter(LocalTime.NOON) + " " + LocalTime.NOON.compareTo(a) + " " + LocalTime.of(1, 0).equals(LocalTime.of(1, 0, 0, 0)) + " " + ChronoUnit.MINUTES.between(LocalTime.NOON, a) + " " + ChronoUnit.HOURS.between(a, LocalTime.NOON));
        LocalDateTime dt = LocalDateTime.of(2023, 12, 31, 23, 59, 30);
        t("dt", () -> dt + " " + dt.plusSeconds(30) + " " + dt.minusYears(3).plusDays(60) + " " + dt.toLocalDate() + " " + dt.toLocalTime() + " " + dt.getDayOfYear() + " " + dt.withNano(5) + " " + dt.truncatedTo(ChronoUnit.DAYS));
        t("dt parse", () -> LocalDateTime.parse("2024-02-29T12:30") + " " + LocalDateTime.parse("2024-02-29T12:30:01.25") + " " + LocalDate.of(2020, 1, 1).atTime(5, 6) + " " + LocalTime.NOON.atDate(LocalDate.EPOCH));
        t("dt parse bad", () -> LocalDateTime.parse("2024-02-29 12:30"));
        t("dt between", () -> ChronoUnit.DAYS.between(dt, dt.plusDays(2).minusSeconds(1)) + " " + ChronoUnit.SECONDS.between(dt, dt.plusDays(1)) + " " + dt.until(LocalDateTime.of(2024, 12, 31, 0, 0), ChronoUnit.MONTHS) + " " + Duration.between(dt, dt.plusHours(5)));
        t("dt compare", () -> dt.compareTo(dt.plusYears(2)) + " " + dt.isBefore(dt) + " " + dt.isEqual(LocalDateTime.parse("2023-12-31T23:59:30")) + " " + dt.hashCode());
        t("epoch", () -> dt.toEpochSecond(ZoneOffset.UTC) + " " + dt.toEpochSecond(ZoneOffset.ofHours(2)) + " " + LocalDateTime.ofEpochSecond(1700000000L, 5, ZoneOffset.UTC));
        t("instant", () -> Instant.EPOCH + " " + Instant.ofEpochSecond(1700000000) + " " + Instant.ofEpochSecond(-1) + " " + Instant.ofEpochMilli(1234567890123L) + " " + Instant.ofEpochSecond(1, -1) + " " + Instant.ofEpochSecond(0, 1_500_000_000));
        t("instant ops", () -> Instant.EPOCH.plusSeconds(86399).plusMillis(1) + " " + Instant.parse("2000-01-01T00:00:00Z").getEpochSecond() + " " + Instant.EPOCH.minusNanos(1).getNano() + " " + Instant.EPOCH.minusNanos(1).toEpochMilli() + " " + Instant.ofEpochMilli(5).isAfter(Instant.EPOCH) + " " + Duration.between(Instant.EPOCH, Instant.ofEpochMilli(1500)));
        t("instant truncated", () -> Instant.ofEpochSecond(1700000000, 123456789).truncatedTo(ChronoUnit.MINUTES) + " " + Instant.ofEpochSecond(1700000000, 123456789).truncatedTo(ChronoUnit.MILLIS));
        t("instant bad", () -> Instant.EPOCH.plus(1, ChronoUnit.MONTHS));
        t("instant parse bad", () -> Instant.parse("2000-01-01"));
        t("offset", () -> ZoneOffset.ofHours(-5) + " " + ZoneOffset.ofHoursMinutes(5, 30) + " " + ZoneOffset.of("+02:00").getTotalSeconds() + " " + ZoneOffset.UTC + " " + OffsetDateTime.of(dt, ZoneOffset.ofHours(9)) + " " + OffsetDateTime.of(dt, ZoneOffset.ofHours(9)).toInstant() + " " + OffsetDateTime.parse("2024-01-01T00:00+01:00").withOffsetSameInstant(ZoneOffset.UTC));
        t("offset bad", () -> ZoneOffset.ofHours(19));
        t("at offset", () -> Instant.EPOCH.atOffset(ZoneOffset.ofHours(-8)) + " " + dt.atOffset(ZoneOffset.UTC).toEpochSecond());
        LocalTime shift = LocalTime.of(22, 15);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 6; i++) b.append(shift = shift.plusMinutes(95)).append(' ');
        System.out.println(b);
    }
}
