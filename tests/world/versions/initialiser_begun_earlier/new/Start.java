package versions.initialiser_begun_earlier;

final class Start {
    static void warm() {
    }
}
