package versions.message_kept_by_the_library;

final class Failures {
    static Failure of(String name) {
        return new Failure(name + " failed");
    }
}
