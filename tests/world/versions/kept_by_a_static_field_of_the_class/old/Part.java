// A static field of the named class holds what does something else.
// diff: versions.kept_by_a_static_field_of_the_class.Holder
package versions.kept_by_a_static_field_of_the_class;

class Part {
    int count() {
        return 1;
    }
}
