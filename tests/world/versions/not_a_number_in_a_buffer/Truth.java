package versions.not_a_number_in_a_buffer;

public class Truth {
    public static void main(String[] args) {
        Number number = new Number();
        number.set();
        System.out.println(number.go());
    }
}
