package statics.diff_constant_of_interface;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Ports.LISTEN);
    }
}
