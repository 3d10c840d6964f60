// The named class has a method that its superclass declares for the package.
// diff: versions.class_inherits_what_the_package_sees.Part
package versions.class_inherits_what_the_package_sees;

class Base {
    int count() {
        return 1;
    }
}
