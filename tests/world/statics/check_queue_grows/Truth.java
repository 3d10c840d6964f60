package statics.check_queue_grows;

public class Truth {
    public static void main(String[] args) {
        Jobs.submit(1);
        Jobs.submit(2);
        Jobs.submit(3);
    }
}
