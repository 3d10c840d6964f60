package versions.builder_count;

public class Truth {
    public static void main(String[] x) throws Exception {
        Names n = new Names();
        for (int i = 0; i < 5; i++) System.out.print(n.next("a"));
        System.out.println();
    }
}
