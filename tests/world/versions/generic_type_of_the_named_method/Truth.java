package versions.generic_type_of_the_named_method;

public class Truth {
    public static void main(String[] args) {
        System.out.println(kind(Source.list().get(0)));
    }

    static String kind(Integer value) {
        return "integer";
    }

    static String kind(Number value) {
        return "number";
    }
}
