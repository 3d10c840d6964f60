package missing.kept_with_and_without;

final class FastZip {
    private FastZip() {
    }

    static boolean isOn() {
        return true;
    }
}
