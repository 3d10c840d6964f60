package versions.properties_of_a_bounded_type;

public class Truth {
    public static void main(String[] args) throws Exception {
        Program.mark(System.getProperties());
        System.out.println(Program.read());
    }
}
