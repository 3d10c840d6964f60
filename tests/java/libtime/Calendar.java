package libtime;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

// Month sheets, adjusters, holidays and payment schedules.
public class Calendar {
    static void sheet(YearMonth ym) {
        System.out.println(ym.getMonth() + " " + ym.getYear());
        System.out.println("Mo Tu We Th Fr Sa Su");
        StringBuilder b = new StringBuilder("   ".repeat(ym.atDay(1).getDayOfWeek().getValue() - 1));
        for (int d = 1; d <= ym.lengthOfMonth(); d++) {
            b.append(d < 10 ? " " : "").append(d);
            b.append(ym.atDay(d).getDayOfWeek() == DayOfWeek.SUNDAY ? "\n" : " ");
        }
        System.out.println(b.toString().stripTrailing());
    }

    static LocalDate easter(int y) {
        int a = y % 19;
        int b = y / 100;
        int c = y % 100;
        int h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
        int l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
        int m = (a + 11 * h + 22 * l) / 451;
        int n = h + l - 7 * m + 114;
        return LocalDate.of(y, n / 31, n % 31 + 1);
    }

    static LocalDate workday(LocalDate d) {
        while (d.getDayOfWeek().getValue() > 5) d = d.plusDays(1);
        return d;
    }

    public static void main(String[] args) {
        sheet(YearMonth.of(2024, 2));
        sheet(YearMonth.of(2023, 10));
        LocalDate d = LocalDate.of(2024, Month.MAY, 15);
        System.out.println(d.with(TemporalAdjusters.firstDayOfMonth()) + " " + d.with(TemporalAdjusters.lastDayOfMonth()) + " " + d.with(TemporalAdjusters.firstDayOfNextMonth()) + " " + d.with(TemporalAdjusters.lastDayOfYear()) + " " + d.with(TemporalAdjusters.firstDayOfNextYear()));
        System.out.println(d.with(TemporalAdjusters.next(DayOfWeek.WEDNESDAY)) + " " + d.with(TemporalAdjusters.nextOrSame(DayOfWeek.WEDNESDAY)) + " " + d.with(TemporalAdjusters.previous(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.firstInMonth(DayOfWeek.FRIDAY)) + " " + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.SUNDAY)) + " " + d.with(TemporalAdjusters.dayOfWeekInMonth(3, DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.dayOfWeekInMonth(-1, DayOfWeek.MONDAY)));
        System.out.println(d.with(t -> t.plus(3, ChronoUnit.WEEKS)) + " " + d.with(Month.FEBRUARY) + " " + d.with(DayOfWeek.SUNDAY));
        List<LocalDate> easters = new ArrayList<>();
        for (int y = 2020; y < 2027; y++) easters.add(easter(y));
        System.out.println(easters);
        LocalDate due = LocalDate.of(2024, 1, 31);
        StringBuilder plan = new StringBuilder();
        for (int i = 0; i < 6; i++) plan.append(workday(due.plusMonths(i))).append(' ');
        System.out.println(plan);
        Map<DayOfWeek, Integer> firsts = new TreeMap<>();
        for (YearMonth ym = YearMonth.of(2001, 1); ym.getYear() < 2011; ym = ym.plusMonths(1)) firsts.merge(ym.atDay(1).getDayOfWeek(), 1, Integer::sum);
        System.out.println(firsts);
        long workdays = LocalDate.of(2024, 1, 1).datesUntil(LocalDate.of(2024, 4, 1)).filter(x -> x.getDayOfWeek().getValue() < 6).count();
        System.out.println(workdays + " working days");
        LocalDate birth = LocalDate.of(1988, 2, 29);
        for (int y : new int[] {2023, 2024, 2100}) {
            LocalDate b = birth.withYear(y);
            System.out.println(y + " " + b + " " + b.getDayOfWeek() + " age " + ChronoUnit.YEARS.between(birth, b) + " " + birth.until(b));
        }
        int weekNo = 1;
        for (LocalDate w = LocalDate.of(2024, 12, 23); w.isBefore(LocalDate.of(2025, 1, 20)); w = w.plusWeeks(1)) System.out.println("week " + weekNo++ + " " + w + ".." + w.plusDays(6) + " quarter " + ((w.getMonthValue() + 2) / 3));
        System.out.println(ChronoUnit.DAYS.between(LocalDate.of(1970, 1, 1), LocalDate.of(2038, 1, 19)) + " " + LocalDate.of(1582, 10, 15).getDayOfWeek() + " " + LocalDate.of(-44, 3, 15).plusYears(2000));
    }
}
