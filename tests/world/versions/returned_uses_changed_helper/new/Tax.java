package versions.returned_uses_changed_helper;

final class Tax { private Tax() { } static int on(int p) { return p / 12; } }
