package versions.instance_constant_gone;

class Below extends P { String pick(boolean b) { return "" + (b ? 'x' : size); } }
public class Truth {
    public static void main(String[] x) throws Throwable {
        System.out.println(new Below().pick(true));
    }
}
