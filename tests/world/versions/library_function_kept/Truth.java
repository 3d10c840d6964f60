package versions.library_function_kept;

public class Truth {
    public static void main(String[] x) throws Exception {
        Settings.set();
        System.out.println(Configuration.kind());
    }
}
