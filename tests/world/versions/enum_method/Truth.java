package versions.enum_method;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Level.LOW.above(Level.LOW));
    }
}
