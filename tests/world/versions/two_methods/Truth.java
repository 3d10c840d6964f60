package versions.two_methods;

public class Truth {
    public static void main(String[] x) throws Exception {
        Lift l = new Lift();
        for (int i = 0; i < 8; i++) System.out.print(l.step());
        System.out.println();
    }
}
