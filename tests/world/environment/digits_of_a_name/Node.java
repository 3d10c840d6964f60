// The name that `Object.toString` gives ends in the digits of a hash that is any number.
// check: environment.digits_of_a_name.Node::code()
package environment.digits_of_a_name;

public class Node {
    public String code() {
        String name = String.valueOf(this);
        String code = name.substring(name.indexOf('@') + 1);
        assert !code.endsWith("00") : code;
        return code;
    }
}
