package versions.constructor_of_a_named_class;

public class Truth {
    public static void main(String[] x) {
        System.out.println(new Part(1).size + Part.one(1));
    }
}
