package inputs.order_of_two_hooks;

public class Report {
    protected int head() {
        return 3;
    }

    protected int body() {
        return 10;
    }

    public int size() {
        int body = body();
        int head = head();
        return head + body;
    }
}
