package versions.nested_in_unrelated_import;

final class Util {
    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}
