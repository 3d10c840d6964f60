package versions.properties_kept_as_a_table;

public class Truth {
    public static void main(String[] args) {
        Filler.fill();
        System.out.println(Mode.get());
    }
}
