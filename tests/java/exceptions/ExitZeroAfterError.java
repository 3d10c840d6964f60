package exceptions;

/** A program that reports failures but ends normally with an explicit zero. */
public class ExitZeroAfterError {
    public static void main(String[] args) {
        int failures = 0;
        String[] inputs = {"1", "two", "3", "", "5000000000"};
        for (String s : inputs) {
            try {
                System.out.println(s + " -> " + Integer.parseInt(s));
            } catch (NumberFormatException e) {
                failures++;
                System.out.println("bad: " + e.getMessage());
                System.err.println("failure " + failures);
            }
        }
        System.out.println(failures + " failures");
        Runtime.getRuntime().exit(failures - 3);
        throw new Error("after exit");
    }
}
