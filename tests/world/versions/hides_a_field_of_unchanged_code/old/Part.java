// A field that was added hides another from code that did not change.
// diff: versions.hides_a_field_of_unchanged_code.User::read
package versions.hides_a_field_of_unchanged_code;

final class Part extends Base {
}
