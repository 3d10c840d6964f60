public class Bells {
    public static void ring(int times) {
        System.out.print("ring");
        if (times > 3) {
            System.out.print("ring");
        }
        System.out.println();
    }
}
