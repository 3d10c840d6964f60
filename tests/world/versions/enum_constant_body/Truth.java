package versions.enum_constant_body;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Operation.TIMES.apply(7, 2));
    }
}
