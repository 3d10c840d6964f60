package versions.default_method;

public class Truth {
    public static void main(String[] args) {
        Priced p = () -> 100;
        System.out.println(p.gross());
    }
}
