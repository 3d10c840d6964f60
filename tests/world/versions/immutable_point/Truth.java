package versions.immutable_point;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(Pt.origin() == Pt.origin());
    }
}
