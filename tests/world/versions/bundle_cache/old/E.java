// A call that gives nothing is made for what it leaves: here the cache of the library is emptied.
// diff: versions.bundle_cache.E::f
package versions.bundle_cache;

final class E {
    static int f() {
        java.util.ResourceBundle.clearCache();
        return 1;
    }
}
