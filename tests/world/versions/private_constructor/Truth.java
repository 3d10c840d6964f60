package versions.private_constructor;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Money.of(2).cents());
    }
}
