package versions.loaded_from_setting;

public class Truth {
    public static void main(String[] x) throws Exception {
        Settings.set();
        Configuration.load();
        System.out.println(Configuration.kind());
    }
}
