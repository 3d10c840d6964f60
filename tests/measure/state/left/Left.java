public class Left {
    static int total;
    static int shown;
    int lines;

    void print() {
        if (lines > 2) {
            System.out.println("long");
        }
    }
}
