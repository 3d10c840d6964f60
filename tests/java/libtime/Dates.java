package libtime;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;

// LocalDate: construction, fields, arithmetic at month ends, parsing, comparison.
public class Dates {
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
        LocalDate d = LocalDate.of(2024, 2, 29);
        t("fields", () -> d + " " + d.getYear() + " " + d.getMonth() + " " + d.getMonthValue() + " " + d.getDayOfMonth() + " " + d.getDayOfYear() + " " + d.getDayOfWeek() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.lengthOfYear() + " " + d.toEpochDay() + " " + d.hashCode());
        t("plus", () -> d.plusYears(1) + " " + d.plusYears(4) + " " + d.plusMonths(12) + " " + d.plusDays(1) + " " + d.plusWeeks(53) + " " + LocalDate.of(2024, 1, 31).plusMonths(1) + " " + LocalDate.of(2023, 1, 31).plusMonths(1) + " " + LocalDate.of(2024, 3, 31).minusMonths(1) + " " + d.minusDays(60) + " " + d.plusDays(-100000));
        t("with", () -> d.withDayOfMonth(1) + " " + d.withMonth(12) + " " + d.withYear(2023) + " " + d.withDayOfYear(366) + " " + d.with(ChronoField.DAY_OF_WEEK, 1));
        t("bad with", () -> d.withDayOfMonth(30));
        t("bad day", () -> LocalDate.of(2023, 2, 29));
        t("bad month", () -> LocalDate.of(2023, 13, 1));
        t("bad day 2", () -> LocalDate.of(2023, 4, 31));
        t("bad day 3", () -> LocalDate.of(2023, 1, 32));
        t("bad dayOfYear", () -> LocalDate.ofYearDay(2023, 366));
        t("ofYearDay", () -> LocalDate.ofYearDay(2024, 366) + " " + LocalDate.ofEpochDay(0) + " " + LocalDate.ofEpochDay(-1) + " " + LocalDate.EPOCH + " " + LocalDate.ofEpochDay(1000000));
        t("extremes", () -> LocalDate.MAX + " " + LocalDate.MIN + " " + LocalDate.of(-1, 1, 1) + " " + LocalDate.of(0, 1, 1) + " " + LocalDate.of(12345, 6, 7) + " " + LocalDate.of(5, 6, 7));
        t("overflow", () -> LocalDate.MAX.plusDays(1));
        t("parse", () -> LocalDate.parse("1999-12-31") + " " + LocalDate.parse("+12345-01-01") + " " + LocalDate.parse("-0004-02-29"));
        for (String s : new String[] {"1999-1-1", "1999-02-30", "19991231", "", "abc", "1999-12-31x", "12345-01-01"}) t("parse " + s, () -> LocalDate.parse(s));
        t("compare", () -> d.isBefore(d.plusDays(1)) + " " + d.isAfter(d) + " " + d.isEqual(LocalDate.parse("2024-02-29")) + " " + d.compareTo(LocalDate.of(2020, 1, 1)) + " " + d.compareTo(LocalDate.of(2024, 5, 1)) + " " + d.equals(LocalDate.of(2024, 2, 29)));
        t("until", () -> LocalDate.of(2000, 2, 29).until(d) + " " + d.until(LocalDate.of(2025, 1, 1), ChronoUnit.DAYS) + " " + ChronoUnit.MONTHS.between(d, LocalDate.of(2025, 1, 28)) + " " + ChronoUnit.WEEKS.between(d, LocalDate.EPOCH) + " " + ChronoUnit.YEARS.between(LocalDate.of(2000, 3, 1), d) + " " + ChronoUnit.DECADES.between(LocalDate.EPOCH, d));
        t("until hours", () -> ChronoUnit.HOURS.between(d, d));
        t("days", () -> DayOfWeek.MONDAY.plus(10) + " " + DayOfWeek.of(7) + " " + DayOfWeek.SUNDAY.minus(1) + " " + DayOfWeek.from(d) + " " + DayOfWeek.valueOf("FRIDAY").getValue());
        t("bad dow", () -> DayOfWeek.of(8));
        t("months", () -> Month.JANUARY.minus(1) + " " + Month.of(2).length(true) + " " + Month.FEBRUARY.minLength() + " " + Month.APRIL.maxLength() + " " + Month.MAY.firstMonthOfQuarter() + " " + Month.MARCH.firstDayOfYear(true) + " " + Month.DECEMBER.plus(14));
        t("year", () -> Year.isLeap(1900) + " " + Year.isLeap(2000) + " " + Year.of(2024).isLeap() + " " + Year.of(2023).length() + " " + Year.of(2024).atDay(60) + " " + Year.parse("1984") + " " + Year.of(2024).atMonth(2).lengthOfMonth());
        t("yearMonth", () -> YearMonth.of(2024, 2).atEndOfMonth() + " " + YearMonth.parse("2023-11").plusMonths(3) + " " + YearMonth.from(d) + " " + YearMonth.of(2024, 2).isValidDay(30));
        t("range", () -> LocalDate.of(2024, 2, 25).datesUntil(LocalDate.of(2024, 3, 2)).map(x -> x.getDayOfMonth()).toList() + " " + d.datesUntil(d.plusMonths(5), Period.ofMonths(2)).toList());
        t("fields get", () -> d.get(ChronoField.ALIGNED_WEEK_OF_YEAR) + " " + d.getLong(ChronoField.EPOCH_DAY) + " " + d.range(ChronoField.DAY_OF_MONTH) + " " + d.isSupported(ChronoField.HOUR_OF_DAY));
        t("unsupported", () -> d.get(ChronoField.HOUR_OF_DAY));
        t("null", () -> LocalDate.parse(null));
        t("fridays 13th", () -> {
            StringBuilder b = new StringBuilder();
            for (LocalDate x = LocalDate.of(2023, 1, 13); x.getYear() < 2027; x = x.plusMonths(1)) if (x.getDayOfWeek() == DayOfWeek.FRIDAY) b.append(x).append(' ');
            return b;
        });
        throw new DateTimeException("closing " + d.atStartOfDay());
    }
}
