package versions.initialiser_begun_earlier;

public class Truth {
    public static void main(String[] x) throws Exception {
        Start.warm();
        Mode.set(1);
        try {
            System.out.println(Checked.answer());
        } catch (Throwable thrown) {
            System.out.println(thrown);
        }
    }
}
