import java.io.File;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.net.URI;
import java.time.DayOfWeek;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.BitSet;
import java.util.Currency;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.StringTokenizer;

/** What an application keeps in values of the library. */
public class Invoice {
    private final BigDecimal net;
    private final Currency currency;

    public Invoice(BigDecimal net, Currency currency) {
        if (net.signum() < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.net = net.setScale(2, RoundingMode.HALF_UP);
        this.currency = Objects.requireNonNull(currency);
    }

    public Invoice plus(Invoice other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException("currency");
        }
        return new Invoice(net.add(other.net), currency);
    }

    public int due(LocalDateTime now, OptionalInt days) {
        if (now.getHour() > 12 || now.getDayOfWeek() == DayOfWeek.SUNDAY) {
            return days.isPresent() && days.getAsInt() > 3 ? days.getAsInt() + 1 : 5;
        }
        return 4;
    }

    public static String place(URI link, File file) {
        if (link.getHost() == null) {
            return file.getName().endsWith(".txt") ? "text" : "nowhere";
        }
        return link.getPort() > 0 ? "port" : "host";
    }

    public static boolean isLong(Period period, ZonedDateTime from, YearMonth until) {
        return period.getDays() > 2 && from.getYear() > 1970 && until.getMonthValue() < 6;
    }

    public static int words(StringTokenizer words, BitSet chosen) {
        return words.countTokens() > 1 && chosen.cardinality() > 2 ? 1 : 0;
    }

    public static String told(IOException problem) {
        return problem.getMessage() == null ? "no message" : problem.getMessage().isEmpty() ? "empty" : "told";
    }
}
