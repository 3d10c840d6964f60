package inputs.check_array_set_by_its_class;

public class Truth {
    public static void main(String[] args) {
        Row.count(new String[1]);
    }
}
