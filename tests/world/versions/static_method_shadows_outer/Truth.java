package versions.static_method_shadows_outer;

public class Truth {
    static int scale() {
        return 1;
    }

    static class Mine extends Base {
        int get() {
            return scale();
        }
    }

    public static void main(String[] x) throws Exception {
        System.out.println(new Mine().get());
    }
}
