package versions.filled_from_what_a_filler_reads;

final class Filler {
    static void fill(int[] cells) {
        cells[0] = Setting.value;
    }
}
