package versions.simple_name_of_a_member;

public class Truth {
    public static void main(String[] x) {
        System.out.println(Part.name());
    }
}
