package versions.bundle_begun_by_its_name;

import java.util.ResourceBundle;
final class Words {
    static int first;
    static void warm(String name) { ResourceBundle.getBundle(name); }
    static int get() { return German.BEGUN_WITH; }
}
