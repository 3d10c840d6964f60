package versions.line_in_a_dump;

public class Truth {
    public static void main(String[] x) {
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        java.io.PrintStream err = System.err;
        System.setErr(new java.io.PrintStream(bytes));
        Part.traced(1);
        System.setErr(err);
        System.out.println(bytes.toString().lines().filter(line -> line.contains("traced")).findFirst().get());
    }
}
