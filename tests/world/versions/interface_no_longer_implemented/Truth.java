package versions.interface_no_longer_implemented;

public class Truth {
    public static void main(String[] args) {
        new Part();
        System.out.println(Counter.get());
    }
}
