// check: ReceiverInItself::check()
// verdict: VIOLATED
// witness: #1 = new ReceiverInItself()[].link(java.lang.Object)[#1]

public final class ReceiverInItself {
    private Object next;

    public void link(Object next) {
        this.next = next;
    }

    public void check() {
        assert next != this;
    }
}
