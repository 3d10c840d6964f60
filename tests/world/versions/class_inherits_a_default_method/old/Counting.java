// The named class has a method that an interface declares.
// diff: versions.class_inherits_a_default_method.Part
package versions.class_inherits_a_default_method;

interface Counting {
    default int count() {
        return 1;
    }
}
