package shop;

public class Forever {
    static int count;

    public static void main(String[] args) {
        System.out.println("started");
        while (true) {
            count++;
        }
    }
}
