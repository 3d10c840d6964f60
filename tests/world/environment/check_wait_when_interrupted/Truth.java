package environment.check_wait_when_interrupted;

public class Truth {
    public static void main(String[] args) {
        Thread.currentThread().interrupt();
        Pause.pause();
    }
}
