package versions.thread_local;

public class Truth {
    public static void main(String[] args) {
        Depth.enter(3);
        System.out.println(Depth.now());
    }
}
