package versions.id_generator;

public class Truth {
    public static void main(String[] x) throws Exception {
        Ids d = new Ids();
        for (int i = 0; i < 12; i++) System.out.print(d.next());
        System.out.println();
    }
}
