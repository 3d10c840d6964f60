// The named class has a constant that an interface declares.
// diff: versions.class_inherits_a_constant.Part
package versions.class_inherits_a_constant;

interface Limits {
    int MOST = Integer.parseInt("1");
}
