package versions.locale_by_reference;

public class Truth {
    public static void main(String[] x) throws Exception {
        java.util.Locale.setDefault(java.util.Locale.US);
        E.f();
        System.out.println(java.util.Locale.getDefault());
    }
}
