package versions.properties_given_as_a_table;

public class Truth {
    public static void main(String[] args) {
        Filler.fill(System.getProperties());
        System.out.println(Mode.get());
    }
}
