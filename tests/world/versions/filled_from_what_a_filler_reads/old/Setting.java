// Changed code sets what unchanged code reads that fills an array.
// diff: versions.filled_from_what_a_filler_reads.Store::get
package versions.filled_from_what_a_filler_reads;

final class Setting {
    static int value;

    static void choose() {
        value = 1;
    }
}
