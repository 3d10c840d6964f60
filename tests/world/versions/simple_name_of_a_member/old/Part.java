// The same class file name, once of a member and once of a class with a dollar in its name.
// diff: versions.simple_name_of_a_member.Part::name => DIFFERENT
package versions.simple_name_of_a_member;

final class Part {
    static final class Inside { }

    static String name() { return Inside.class.getSimpleName(); }
}
