// check: RecordValidated::shares
// property: exceptions
// verdict: HOLDS
public class RecordValidated {
    record Split(int total, int parts) {
        Split {
            if (parts <= 0) {
                throw new IllegalArgumentException();
            }
        }
    }

    // The parts of a record are never zero: its constructor sees to it.
    static int shares(Split split) {
        return split == null ? 0 : split.total() / split.parts();
    }
}
