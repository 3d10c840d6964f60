package versions.text_marker_of_a_record;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Task.unnamed(1).isNamed());
    }
}
