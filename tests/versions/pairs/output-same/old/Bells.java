public class Bells {
    public static void ring(int times) {
        if (times > 3) {
            System.out.println("ring" + "ring");
        } else {
            System.out.println("ring");
        }
    }
}
