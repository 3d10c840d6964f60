package versions.fluent_self;

public class Truth {
    public static void main(String[] x) throws Throwable {
        System.out.println(new P().up().get());
    }
}
