// Tempts: both parts are constant here, so their order does not matter; subclasses print them.
// diff: inputs.order_of_two_hooks.Report::size()
package inputs.order_of_two_hooks;

public class Report {
    protected int head() {
        return 3;
    }

    protected int body() {
        return 10;
    }

    public int size() {
        int head = head();
        int body = body();
        return head + body;
    }
}
