// Tempts: the note is only printed, but the stream may be one of the caller, who then has it.
// generate: callbacks.printed_to_a_stream_of_the_caller.Notice
package callbacks.printed_to_a_stream_of_the_caller;

public final class Notice {
    private static final class Note {
        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            if (other == null) { // tempts
                return false;
            }
            return other instanceof Note;
        }
    }

    public void print() {
        System.out.println(new Note());
    }
}
