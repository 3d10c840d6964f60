package making.diff_factory_beside_constructor;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Level(1).less(3).bars());
    }
}
