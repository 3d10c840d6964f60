package libio;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

// A small command language read from standard input with Scanner.
public class ScannerInput {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.ROOT);
        int n = in.nextInt();
        List<Integer> nums = new ArrayList<>();
        for (int i = 0; i < n; i++) nums.add(in.nextInt());
        System.out.println(n + " numbers " + nums + " sum " + nums.stream().mapToInt(x -> x).sum());
        String rest = in.nextLine();
        System.out.println("rest of line [" + rest + "]");
        String title = in.nextLine();
        System.out.println("title [" + title + "] " + title.length());
        int rows = in.nextInt();
        int cols = in.nextInt();
        long[] sums = new long[cols];
        for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) sums[c] += in.nextLong();
        for (long s : sums) System.out.print(s + " ");
        System.out.println();
        double total = 0;
        int count = 0;
        while (in.hasNextDouble()) {
            total += in.nextDouble();
            count++;
        }
        System.out.println(count + " doubles, total " + total);
        Map<String, Integer> vars = new TreeMap<>();
        int line = 0;
        while (in.hasNext()) {
            String cmd = in.next();
            line++;
            switch (cmd) {
                case "set" -> vars.put(in.next(), in.nextInt());
                case "add" -> vars.merge(in.next(), in.nextInt(), Integer::sum);
                case "print" -> {
                    String v = in.next();
                    System.out.println(v + " = " + vars.getOrDefault(v, 0));
                }
                case "dump" -> System.out.println(vars);
                case "echo" -> System.out.println("echo" + in.nextLine());
                case "flag" -> System.out.println("flag " + in.nextBoolean());
                case "end" -> {
                    System.out.println("end at command " + line + ", more input " + in.hasNextLine());
                    System.out.println("[" + in.nextLine() + "]");
                    System.out.println("[" + in.nextLine() + "]");
                    System.out.println(in.hasNextLine());
                    System.out.println(in.nextInt());
                }
                default -> System.out.println("unknown " + cmd + " skipping [" + in.nextLine() + "]");
            }
        }
    }
}
