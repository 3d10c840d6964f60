package versions.given_to_what_appends;

final class Writer {
    static void write(StringBuilder to) {
        to.append(2);
    }
}
