public class Bell {
    public static int ring(int times) {
        if (times > 3) {
            System.out.println("loud");
        } else {
            System.out.println("quiet");
        }
        return times;
    }
}
