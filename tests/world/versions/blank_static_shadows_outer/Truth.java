package versions.blank_static_shadows_outer;

public class Truth {
    static int count = 1;

    static class Mine extends Base {
        int get() {
            return count;
        }
    }

    public static void main(String[] x) throws Exception {
        System.out.println(new Mine().get());
    }
}
