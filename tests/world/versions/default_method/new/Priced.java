// A default method of an interface that no class of the program implements.
// diff: 
package versions.default_method;

public interface Priced {
    int price();

    default int gross() {
        return price() + price() / 4;
    }
}
