// Tempts: the only constructor always sets the name, but before that it hands the object to a collection of the caller.
// generate: callbacks.constructor_publishes_half_an_object.Node
package callbacks.constructor_publishes_half_an_object;

import java.util.Collection;

public final class Node {
    private String name;

    public Node(Collection<Object> all, String name) {
        all.add(this);
        this.name = name == null ? "" : name;
    }

    @Override
    public String toString() {
        if (name == null) { // tempts
            return "unfinished";
        }
        return name;
    }
}
