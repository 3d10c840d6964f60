package versions.queue;

public class Truth {
    public static void main(String[] x) throws Exception {
        Q q = new Q();
        q.push(1);
        q.push(2);
        System.out.println(q.push(3));
    }
}
