package versions.own_initialiser_reads;

public class Truth {
    public static void main(String[] x) throws Exception {
        Settings.set();
        try {
            System.out.println(Checked.answer());
        } catch (Throwable thrown) {
            System.out.println(thrown);
        }
    }
}
