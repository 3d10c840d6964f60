package versions.list_of_package;

final class Util {
    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}

interface Map {
    static Map of() {
        return new Map() {
            public String toString() {
                return "mine";
            }
        };
    }
}
