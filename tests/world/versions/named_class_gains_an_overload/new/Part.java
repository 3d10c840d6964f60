package versions.named_class_gains_an_overload;

final class Part {
    static String of(Object value) {
        return "object";
    }

    static String of(String value) {
        return "text";
    }

    public int zero() {
        return 0;
    }
}
