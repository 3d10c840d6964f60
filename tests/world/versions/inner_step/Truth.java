package versions.inner_step;

public class Truth {
    public static void main(String[] x) throws Exception {
        Outer.Lift l = new Outer().lift();
        for (int i = 0; i < 8; i++) System.out.print(l.step());
        System.out.println();
    }
}
