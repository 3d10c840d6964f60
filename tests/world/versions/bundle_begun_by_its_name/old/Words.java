// The library begins a class by its name.
// diff: versions.bundle_begun_by_its_name.Words::get
package versions.bundle_begun_by_its_name;

import java.util.ResourceBundle;
final class Words {
    static int first;
    static void warm(String name) {}
    static int get() { return German.BEGUN_WITH; }
}
