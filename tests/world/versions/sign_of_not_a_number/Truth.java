package versions.sign_of_not_a_number;

public class Truth {
    public static void main(String[] args) {
        Number number = new Number();
        number.set();
        System.out.println(number.go());
    }
}
