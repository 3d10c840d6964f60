package making.check_clone_is_emptied;

public class Truth {
    public static void main(String[] args) {
        new Cursor(5).clone().previous();
    }
}
