package libsystem;

// Only the low eight bits of the exit status survive; Runtime.exit and args decide.
public class ExitByte {
    public static void main(String[] args) {
        System.out.println(args.length + " arguments");
        int sum = 0;
        for (int i = 0; i < args.length; i++) {
            System.out.println(i + ": [" + args[i] + "] " + args[i].length() + " " + args[i].hashCode());
            if (args[i].matches("-?\\d+")) sum += Integer.parseInt(args[i]);
        }
        System.out.println("sum " + sum);
        System.out.printf("%d %s%n", sum & 0xff, Integer.toBinaryString(sum));
        System.out.flush();
        Runtime.getRuntime().exit(sum);
    }
}
