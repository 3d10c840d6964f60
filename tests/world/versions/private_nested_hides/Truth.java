package versions.private_nested_hides;

class Below extends P { int asked() { return T.v(); } }
public class Truth {
    public static void main(String[] x) throws Throwable {
        System.out.println(new Below().asked());
    }
}
