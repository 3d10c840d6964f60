package versions.class_inherits_a_constant;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Part.MOST);
    }
}
