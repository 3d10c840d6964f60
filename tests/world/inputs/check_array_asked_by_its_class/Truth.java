package inputs.check_array_asked_by_its_class;

public class Truth {
    public static void main(String[] args) {
        Row.length(new String[] {"a"});
    }
}
