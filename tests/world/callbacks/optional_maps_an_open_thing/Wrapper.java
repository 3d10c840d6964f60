// Tempts: Optional.map with a method reference of an open class, whose method a subclass overrides.
// check: callbacks.optional_maps_an_open_thing.Wrapper::label(callbacks.optional_maps_an_open_thing.Thing) => VIOLATED
package callbacks.optional_maps_an_open_thing;

import java.util.Optional;

class Thing {
    String label() {
        return "thing";
    }
}

public final class Wrapper {
    private Wrapper() {}

    public static String label(Thing thing) {
        String label = Optional.ofNullable(thing).map(Thing::label).orElse(null);
        assert thing == null || label != null : "no label";
        return label;
    }
}
