// The code is the same; a name means something else.
// diff:
package versions.package_class_shadows;

final class Util {
    static int pick(int n) {
        if (n > 3) {
            return 1;
        }
        return 0;
    }
}
