// A method of the named class that the package sees hands out what does something else.
// diff: versions.class_hands_out_in_its_package.Maker
package versions.class_hands_out_in_its_package;

class Part {
    int count() {
        return 1;
    }
}
