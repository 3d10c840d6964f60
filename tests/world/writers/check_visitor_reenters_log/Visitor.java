package writers.check_visitor_reenters_log;

/** Told of each entry. */
public interface Visitor {
    void entry(int value);
}
