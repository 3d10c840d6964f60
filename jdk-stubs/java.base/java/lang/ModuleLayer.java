package java.lang;

import java.lang.module.Configuration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The boot layer, which contains java.base and nothing else, and the empty
 * layer.
 *
 * Deliberately absent: defining further layers, service catalogs.
 */
public final class ModuleLayer {

    private static final ModuleLayer EMPTY = new ModuleLayer(false);

    private final boolean boot;

    private ModuleLayer(boolean boot) {
        this.boot = boot;
    }

    public static ModuleLayer boot() {
        if (System.bootLayer == null) {
            System.bootLayer = new ModuleLayer(true);
        }
        return System.bootLayer;
    }

    public static ModuleLayer empty() {
        return EMPTY;
    }

    public Configuration configuration() {
        return Configuration.empty();
    }

    public List<ModuleLayer> parents() {
        return boot ? List.of(EMPTY) : List.of();
    }

    Stream<ModuleLayer> layers() {
        return boot ? Stream.of(this, EMPTY) : Stream.of(this);
    }

    public Set<Module> modules() {
        Set<Module> result = new HashSet<>();
        if (boot) {
            result.add(Module.named("java.base"));
        }
        return result;
    }

    public Optional<Module> findModule(String name) {
        return boot && name.equals("java.base") ? Optional.of(Module.named(name)) : Optional.empty();
    }

    public ClassLoader findLoader(String name) {
        if (findModule(name).isEmpty()) {
            throw new IllegalArgumentException("Module " + name + " not known to this layer");
        }
        return null;
    }

    @Override
    public String toString() {
        return boot ? "java.base" : "";
    }
}
