package versions.file_written_by_changed_code;

final class Source {
    static String text() {
        return "b";
    }
}
