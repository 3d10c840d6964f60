package making.diff_only_factories;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Colour.grey(120).isDark());
    }
}
