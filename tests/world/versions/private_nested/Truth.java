package versions.private_nested;

public class Truth {
    public static void main(String[] args) {
        Queue q = new Queue(); q.add(4); System.out.println(q.weigh());
    }
}
