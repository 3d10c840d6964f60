package versions.thrown_kept;

public class Truth {
    public static void main(String[] x) throws Exception {
        Job.note(4);
        try {
            Job.fail();
        } catch (AppError e) {
            System.out.println(e.code());
        }
    }
}
