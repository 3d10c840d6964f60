package versions.filled_from_what_a_filler_reads;

final class Setting {
    static int value;

    static void choose() {
        value = 2;
    }
}
