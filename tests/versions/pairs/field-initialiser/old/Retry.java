public class Retry {
    public static int left(int failures) {
        Policy policy = new Policy();
        return policy.most - failures;
    }
}
