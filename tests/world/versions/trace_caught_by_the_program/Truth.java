package versions.trace_caught_by_the_program;

public class Truth {
    public static void main(String[] args) throws Exception {
        Program.capture();
        Program.fail(true);
        System.out.println(Program.isCaught());
    }
}
