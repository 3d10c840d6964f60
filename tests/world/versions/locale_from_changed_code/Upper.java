package versions.locale_from_changed_code;

final class Upper {
    static String upper(String text) {
        return text.toUpperCase();
    }
}
