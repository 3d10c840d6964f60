package writers.check_protected_field_in_subclass;

// Only two methods write the fields, and keep them in step; a subclass can write them as well.
// check: writers.check_protected_field_in_subclass.Queue::isEmpty()
public class Queue {
    protected boolean hasFirst;
    protected boolean hasSecond;

    public boolean isEmpty() {
        assert hasFirst || !hasSecond : "a second without a first";
        return !hasFirst;
    }
}
