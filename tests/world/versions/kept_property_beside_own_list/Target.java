// A list that a class keeps is no property.
// diff: versions.kept_property_beside_own_list.Target::isSet => EQUIVALENT if named
package versions.kept_property_beside_own_list;

final class Target {
    static boolean isSet() {
        return System.getProperty("set") != null;
    }
}
