package versions.output_caught_by_a_caller;

public class Truth {
    public static void main(String[] args) throws Exception {
        java.io.PrintStream out = System.out;
        System.setOut(Program.STREAM);
        Program.greet();
        out.println(Program.caught());
    }
}
