package versions.diff_asked_while_half_written;

public class Truth {
    public static void main(String[] args) {
        Box box = new Box();
        box.set(4);
        System.out.println(box.seen());
    }
}
