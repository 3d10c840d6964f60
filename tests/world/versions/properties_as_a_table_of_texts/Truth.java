package versions.properties_as_a_table_of_texts;

public class Truth {
    public static void main(String[] args) {
        Settings.markAll();
        System.out.println(Settings.read());
    }
}
