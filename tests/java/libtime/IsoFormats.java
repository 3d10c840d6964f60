package libtime;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.util.Locale;

// ISO formatters and numeric patterns, which need no locale data.
public class IsoFormats {
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

    static DateTimeFormatter p(String pattern) {
        return DateTimeFormatter.ofPattern(pattern, Locale.ROOT);
    }

    public static void main(String[] args) {
        LocalDateTime dt = LocalDateTime.of(2024, 3, 5, 7, 8, 9, 120_000_000);
        t("iso", () -> DateTimeFormatter.ISO_LOCAL_DATE.format(dt) + " " + DateTimeFormatter.ISO_LOCAL_TIME.format(dt) + " " + DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(dt) + " " + DateTimeFormatter.BASIC_ISO_DATE.format(dt) + " " + DateTimeFormatter.ISO_ORDINAL_DATE.format(dt) + " " + DateTimeFormatter.ISO_WEEK_DATE.format(dt));
        t("offset", () -> DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(dt.atOffset(ZoneOffset.ofHours(-3))) + " " + DateTimeFormatter.ISO_INSTANT.format(dt.toInstant(ZoneOffset.UTC)));
        t("iso missing", () -> DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(dt));
        t("pattern", () -> dt.format(p("yyyy/MM/dd HH:mm:ss.SSS")) + " | " + dt.format(p("d.M.yy H:m:s")) + " | " + dt.format(p("uuuuMMdd'T'HHmmss")) + " | " + dt.format(p("DDD hh kk S n")) + " | " + dt.format(p("''yyyy'year'")));
        t("padding", () -> dt.format(p("ppppd|ppM|yyyyy")));
        t("optional", () -> LocalDate.parse("2024", new DateTimeFormatterBuilder().appendPattern("yyyy[-MM[-dd]]").parseDefaulting(ChronoField.MONTH_OF_YEAR, 6).parseDefaulting(ChronoField.DAY_OF_MONTH, 15).toFormatter(Locale.ROOT)));
        t("parse pattern", () -> LocalDate.parse("05.03.2024", p("dd.MM.yyyy")) + " " + LocalTime.parse("0715", p("HHmm")) + " " + LocalDateTime.parse("20240305 235959", p("yyyyMMdd HHmmss")) + " " + YearMonth.parse("03/2024", p("MM/yyyy")));
        t("parse two digit year", () -> LocalDate.parse("01.02.99", p("dd.MM.yy")));
        t("parse lenient", () -> LocalDate.parse("2023-02-31", p("uuuu-MM-dd").withResolverStyle(ResolverStyle.LENIENT)) + " " + LocalDate.parse("2023-02-31", p("uuuu-MM-dd").withResolverStyle(ResolverStyle.SMART)));
        t("parse strict", () -> LocalDate.parse("2023-02-31", p("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT)));
        t("parse bad", () -> LocalDate.parse("2024-3-5", p("yyyy-MM-dd")));
        t("parse rest", () -> LocalDate.parse("2024-03-05xx", p("yyyy-MM-dd")));
        t("parse missing", () -> LocalDate.parse("2024", p("uuuu")));
        t("parse range", () -> LocalTime.parse("2575", p("HHmm")));
        t("bad pattern", () -> p("yyyy-bb"));
        t("bad quote", () -> p("yyyy 'open"));
        t("format missing field", () -> LocalDate.of(2024, 1, 1).format(p("HH:mm")));
        t("builder", () -> new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4).appendLiteral('_').appendValue(ChronoField.DAY_OF_YEAR, 3).appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true).toFormatter(Locale.ROOT).format(dt));
        t("quarter", () -> dt.get(IsoFields.QUARTER_OF_YEAR) + " " + dt.get(IsoFields.DAY_OF_QUARTER) + " " + dt.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + LocalDate.of(2021, 1, 3).get(IsoFields.WEEK_BASED_YEAR) + " " + IsoFields.QUARTER_YEARS.between(LocalDate.of(2020, 1, 1), dt.toLocalDate()));
        t("week dates", () -> LocalDate.parse("2021-W01-1", DateTimeFormatter.ISO_WEEK_DATE) + " " + LocalDate.parse("2024-366", DateTimeFormatter.ISO_ORDINAL_DATE) + " " + LocalDate.parse("20240229", DateTimeFormatter.BASIC_ISO_DATE));
        t("month day", () -> MonthDay.of(2, 29) + " " + MonthDay.of(2, 29).atYear(2023) + " " + MonthDay.parse("--12-25") + " " + MonthDay.of(1, 2).isBefore(MonthDay.of(1, 3)));
        t("query", () -> DateTimeFormatter.ISO_LOCAL_DATE.parse("2024-03-05").get(ChronoField.DAY_OF_MONTH) + " " + DateTimeFormatter.ISO_LOCAL_TIME.parse("07:08").isSupported(ChronoField.YEAR));
        t("to string", () -> DateTimeFormatter.ISO_LOCAL_DATE.toString());
        t("roundtrip", () -> {
            int bad = 0;
            LocalDateTime x = LocalDateTime.of(1999, 12, 31, 23, 59, 58, 7);
            for (int i = 0; i < 25; i++) {
                if (!LocalDateTime.parse(x.toString()).equals(x)) bad++;
                x = x.plusDays(37).plusSeconds(3607).plusNanos(1_000_003);
            }
            return bad + " " + x;
        });
    }
}
