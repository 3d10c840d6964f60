package versions.private_method_opened;

public class Truth {
    public static void main(String[] x) {
        class Two extends Part {
            int one() { return 2; }
        }
        System.out.println(new Two().new Inside().asked());
    }
}
