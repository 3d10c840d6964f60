package versions.lock_object;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(L.lock() == L.lock());
    }
}
