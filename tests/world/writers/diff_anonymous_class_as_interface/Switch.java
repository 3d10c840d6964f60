package writers.diff_anonymous_class_as_interface;

/** Turns something. */
public interface Switch {
    void flip();
}
