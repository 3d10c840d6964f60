package versions.garbage_collected_for_later;

public class Truth {
    public static void main(String[] args) throws Exception {
        Program.clean(true);
        System.out.println(Program.isGone());
    }
}
