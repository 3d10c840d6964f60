package shop;

public class Threads {
    public static void main(String[] args) {
        System.out.println("before");
        new Thread(() -> System.out.println("inside")).start();
        System.out.println("after");
    }
}
