package statics.check_kept_copy_handed_out;

// Callers get a copy of the table: whatever they do with it, the table stays.
// check: statics.check_kept_copy_handed_out.Tones::pitch(int) => HOLDS
public final class Tones {
    private static final int[] PITCHES = {262, 294, 330, 349};

    private Tones() {}

    public static int[] all() {
        return PITCHES.clone();
    }

    public static int pitch(int key) {
        int pitch = PITCHES[key & 3];
        assert pitch >= 262 && pitch < 350;
        return pitch;
    }
}
