package statics.check_held_object_depends_on_setting;

// What the field holds depends on a setting; once it is an array, it can be changed.
// check: statics.check_held_object_depends_on_setting.Table::first()
public final class Table {
    static final Object HELD = Settings.wide ? new int[] {1} : "x";

    public static void first() {
        if (HELD instanceof int[] all) {
            assert all[0] == 1;
        }
    }
}
final class Settings {
    static boolean wide;
}
