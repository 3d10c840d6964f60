package versions.from_factory;

public class Truth {
    public static void main(String[] x) throws Exception {
        Lift l = Lift.make();
        for (int i = 0; i < 8; i++) System.out.print(l.step());
        System.out.println();
    }
}
