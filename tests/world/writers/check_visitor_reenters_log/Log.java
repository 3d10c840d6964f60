package writers.check_visitor_reenters_log;

// The visitor may add to the log that it visits.
// check: writers.check_visitor_reenters_log.Log::visit(writers.check_visitor_reenters_log.Visitor)
public final class Log {
    private int count;

    public void add() {
        count++;
    }

    public int visit(Visitor visitor) {
        if (visitor == null) {
            return 0;
        }
        int before = count;
        visitor.entry(before);
        assert count == before : "changed while visited";
        return count;
    }
}
