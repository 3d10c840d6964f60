package versions.shared_empty_came;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(Empty.none() == Empty.none());
    }
}
