package versions.package_class_shadows;

final class Util {
    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}
