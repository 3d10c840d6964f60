package versions.properties_given_by_a_function;

public class Truth {
    public static void main(String[] args) throws Exception {
        Program.mark(() -> System.getProperties());
        System.out.println(Program.read());
    }
}
