package environment.no_output;

public class Truth {
    public static void main(String[] args) {
        System.setOut(null);
        Job.show(1);
    }
}
