package versions.lock_no_longer_asked;

public class Truth {
    public static void main(String[] args) {
        synchronized (Work.class) {
            System.out.println(Work.add(1));
        }
    }
}
