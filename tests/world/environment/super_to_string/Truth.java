package environment.super_to_string;

public class Truth {
    public static void main(String[] args) {
        for (int i = 0; i < 200; i++) {
            new Thing(1).label();
        }
    }
}
