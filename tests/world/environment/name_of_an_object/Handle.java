// `Object.toString` ends with the identity hash, in hexadecimal digits: any digit is possible.
// generate: environment.name_of_an_object.Handle
package environment.name_of_an_object;

public class Handle {
    private boolean open = true;

    public void close() {
        open = false;
    }

    public String lane() {
        String name = toString();
        char last = name.charAt(name.length() - 1);
        if (!open) {
            return "closed";
        }
        if (last == '7') { // tempts
            return "seventh";
        }
        if (last >= 'a') {
            return "upper";
        }
        return "lower";
    }
}
