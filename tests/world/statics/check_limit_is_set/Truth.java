package statics.check_limit_is_set;

public class Truth {
    public static void main(String[] args) {
        Throttle.limit = 3;
        Throttle.share(4);
    }
}
