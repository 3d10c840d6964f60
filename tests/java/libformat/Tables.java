package libformat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

// Aligned tables, banners, invoices and hex dumps as programs print them.
public class Tables {
    record Line(String what, int qty, double each) {
        double total() {
            return qty * each;
        }
    }

    static void invoice(List<Line> lines) {
        System.out.printf(Locale.ROOT, "%-14s %5s %10s %12s%n", "Item", "Qty", "Each", "Total");
        System.out.println("-".repeat(44));
        double sum = 0;
        for (Line l : lines) {
            System.out.printf(Locale.ROOT, "%-14.14s %5d %10.2f %,12.2f%n", l.what(), l.qty(), l.each(), l.total());
            sum += l.total();
        }
        System.out.println("=".repeat(44));
        System.out.printf(Locale.ROOT, "%-31s %,12.2f%n", "Sum", sum);
        System.out.printf(Locale.ROOT, "%-31s %,12.2f%n", "Tax 19%", sum * 0.19);
        System.out.printf(Locale.ROOT, "%31s %(,12.2f%n", "discount", -sum / 10);
    }

    static String center(String s, int w) {
        int left = (w - s.length()) / 2;
        return " ".repeat(Math.max(0, left)) + s + " ".repeat(Math.max(0, w - s.length() - left));
    }

    static void hexDump(byte[] data) {
        for (int i = 0; i < data.length; i += 16) {
            StringBuilder hex = new StringBuilder();
            StringBuilder txt = new StringBuilder();
            for (int j = i; j < i + 16; j++) {
                if (j < data.length) {
                    hex.append(String.format("%02x ", data[j]));
                    txt.append(data[j] >= 32 && data[j] < 127 ? (char) data[j] : '.');
                } else hex.append("   ");
                if (j % 8 == 7) hex.append(' ');
            }
            System.out.printf("%08x  %s|%s|%n", i, hex, txt);
        }
    }

    public static void main(String[] args) {
        invoice(List.of(new Line("Paper clips", 1000, 0.015), new Line("A very long article name", 3, 19.99), new Line("Server", 12, 4999.5)));
        System.out.println("[" + center("hi", 10) + "][" + center("odd", 10) + "][" + center("too long a title", 5) + "]");
        byte[] data = new byte[40];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i * 7 + 60);
        hexDump(data);
        for (int i = 1; i <= 9; i += 2) {
            StringBuilder row = new StringBuilder();
            for (int j = 1; j <= 9; j++) row.append(String.format("%4d", i * j));
            System.out.println(row);
        }
        Map<String, Integer> votes = new LinkedHashMap<>();
        votes.put("alpha", 42);
        votes.put("beta", 17);
        votes.put("gamma", 5);
        int all = votes.values().stream().mapToInt(x -> x).sum();
        votes.forEach((k, v) -> System.out.printf(Locale.ROOT, "%8s %3d %6.2f%% %s%n", k, v, 100.0 * v / all, "*".repeat(v / 2)));
        List<String> cells = new ArrayList<>();
        for (double c = -40; c <= 40; c += 20) cells.add(String.format(Locale.ROOT, "%+.0fC=%.1fF", c, c * 9 / 5 + 32));
        System.out.println(String.join("; ", cells));
        long bytes = 1;
        for (int i = 0; i < 6; i++) {
            int unit = 0;
            double v = bytes;
            while (v >= 1024) {
                v /= 1024;
                unit++;
            }
            System.out.printf(Locale.ROOT, "%,20d = %7.2f %s%n", bytes, v, "B KB MB GB TB PB".split(" ")[unit]);
            bytes = bytes * 997 + 3;
        }
        for (int s : new int[] {0, 59, 60, 3599, 3600, 86399, 90061}) System.out.printf("%6d s = %d:%02d:%02d%n", s, s / 3600, s / 60 % 60, s % 60);
        System.out.println(String.format("|%s|%10s|%-10s|%c|%b|%5d|%05d|%x|", "s", "right", "left", 'c', true, 42, 42, 42));
        String fmt = "%" + 12 + "." + 3 + "f|";
        System.out.println(String.format(Locale.ROOT, fmt.repeat(2), Math.PI, -Math.E));
    }
}
