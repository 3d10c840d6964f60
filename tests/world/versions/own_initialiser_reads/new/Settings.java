package versions.own_initialiser_reads;

final class Settings {
    static void set() {
        Mode.now = 2;
    }
}
