package java.util;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

import jdk.internal.misc.VM;

/**
 * Finds no providers for services of the library: the defaults built into
 * java.base are used. Loading an application's own service, or (before
 * release 23) a random generator of another module, ends the run as
 * unsupported: neither class path resources nor service catalogs are read.
 */
public final class ServiceLoader<S> implements Iterable<S> {

    /** A located provider; never made here. */
    public interface Provider<S> extends Supplier<S> {
        Class<? extends S> type();

        @Override
        S get();
    }

    private final Class<S> service;

    private ServiceLoader(Class<S> service) {
        this.service = Objects.requireNonNull(service, "Service interface cannot be null");
        boolean elsewhere = service == RandomGenerator.class && VM.obligatoFeature() < 23;
        if (!service.getModule().isNamed() || elsewhere) {
            throw VM.unsupported("java.util.ServiceLoader for " + service.getName());
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
        return Collections.emptyIterator();
    }

    public Stream<Provider<S>> stream() {
        return Stream.empty();
    }

    public Optional<S> findFirst() {
        return Optional.empty();
    }

    public void reload() {
    }

    @Override
    public String toString() {
        return "java.util.ServiceLoader[" + service.getName() + "]";
    }
}
