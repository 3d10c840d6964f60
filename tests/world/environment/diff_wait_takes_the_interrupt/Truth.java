package environment.diff_wait_takes_the_interrupt;

public class Truth {
    public static void main(String[] args) {
        Thread.currentThread().interrupt();
        Pause.pause();
        System.out.println(Thread.interrupted());
    }
}
