package statics.flags_object;

// The field is final and holds a small object whose fields a caller may set.
// generate: statics.flags_object.Features
public final class Features {
    static final class Flags {
        boolean fast;
        int workers = 1;
    }

    static final Flags FLAGS = new Flags();

    private Features() {}

    public static int plan(int jobs) {
        if (FLAGS.fast && FLAGS.workers > 1) { // tempts
            return jobs / FLAGS.workers;
        }
        return jobs;
    }
}
