package statics.log_of_superclass;

/** A step that tells what it does. */
public final class Copying extends Logged {
    public static void copy(int files) {
        note("copied " + files + " files");
    }
}
