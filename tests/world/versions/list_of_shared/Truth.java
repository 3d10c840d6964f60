package versions.list_of_shared;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(L.l() == L.l());
    }
}
