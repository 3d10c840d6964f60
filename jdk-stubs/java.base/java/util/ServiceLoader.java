package java.util;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

import jdk.internal.misc.VM;

/**
 * Finds no providers for services of the library: the defaults built into
 * java.base are used. For an application's own service it finds those that
 * META-INF/services on the class path names. Loading (before release 23) a
 * random generator of another module ends the run as unsupported: catalogs of
 * modules are not read.
 */
public final class ServiceLoader<S> implements Iterable<S> {

    /** A located provider. */
    public interface Provider<S> extends Supplier<S> {
        Class<? extends S> type();

        @Override
        S get();
    }

    private final class Located implements Provider<S> {

        private final String name;

        Located(String name) {
            this.name = name;
        }

        @Override
        @SuppressWarnings("unchecked")
        public Class<? extends S> type() {
            Class<?> type;
            try {
                type = Class.forName(name, false, ClassLoader.getSystemClassLoader());
            } catch (ClassNotFoundException e) {
                throw new ServiceConfigurationError(service.getName() + ": Provider " + name + " not found");
            }
            if (!service.isAssignableFrom(type)) {
                throw new ServiceConfigurationError(service.getName() + ": Provider " + name + " not a subtype");
            }
            return (Class<? extends S>) type;
        }

        @Override
        public S get() {
            Class<? extends S> type = type();
            try {
                return type.getConstructor().newInstance();
            } catch (java.lang.reflect.InvocationTargetException e) {
                throw new ServiceConfigurationError(
                    service.getName() + ": Provider " + name + " could not be instantiated", e.getCause());
            } catch (ReflectiveOperationException e) {
                throw new ServiceConfigurationError(
                    service.getName() + ": " + name + " Unable to get public no-arg constructor", e);
            }
        }
    }

    private final Class<S> service;
    private final List<Located> found = new ArrayList<>();
    private final Map<Located, S> made = new HashMap<>();

    private ServiceLoader(Class<S> service) {
        this.service = Objects.requireNonNull(service, "Service interface cannot be null");
        if (service == RandomGenerator.class && VM.obligatoFeature() < 23) {
            throw VM.unsupported("java.util.ServiceLoader for " + service.getName());
        }
        if (!service.getModule().isNamed()) {
            find();
        }
    }

    private void find() {
        Set<String> names = new LinkedHashSet<>();
        for (byte[] file : VM.resources("META-INF/services/" + service.getName())) {
            for (String line : new String(file, java.nio.charset.StandardCharsets.UTF_8).split("\\R")) {
                int comment = line.indexOf('#');
                String name = (comment < 0 ? line : line.substring(0, comment)).trim();
                if (!name.isEmpty()) {
                    names.add(name);
                }
            }
        }
        for (String name : names) {
            found.add(new Located(name));
        }
    }

    public static <S> ServiceLoader<S> load(Class<S> service) {
        return new ServiceLoader<>(service);
    }

    public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
        return new ServiceLoader<>(service);
    }

    static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader, Module callerModule) {
        return new ServiceLoader<>(service);
    }

    public static <S> ServiceLoader<S> loadInstalled(Class<S> service) {
        return new ServiceLoader<>(service);
    }

    public static <S> ServiceLoader<S> load(ModuleLayer layer, Class<S> service) {
        return new ServiceLoader<>(service);
    }

    @Override
    public Iterator<S> iterator() {
        Iterator<Located> all = found.iterator();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return all.hasNext();
            }

            @Override
            public S next() {
                Located provider = all.next();
                S object = made.get(provider);
                if (object == null) {
                    object = provider.get();
                    made.put(provider, object);
                }
                return object;
            }
        };
    }

    public Stream<Provider<S>> stream() {
        return found.stream().map(provider -> (Provider<S>) provider);
    }

    public Optional<S> findFirst() {
        Iterator<S> all = iterator();
        return all.hasNext() ? Optional.of(all.next()) : Optional.empty();
    }

    public void reload() {
        made.clear();
    }

    @Override
    public String toString() {
        return "java.util.ServiceLoader[" + service.getName() + "]";
    }
}
