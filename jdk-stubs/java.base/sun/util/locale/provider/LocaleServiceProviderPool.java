package sun.util.locale.provider;

import java.util.Locale;
import java.util.spi.LocaleServiceProvider;
import java.util.stream.Stream;

/**
 * Lookup of names that depend on a locale. The data are absent, so every
 * lookup ends the run as unsupported.
 */
public final class LocaleServiceProviderPool {

    /** Asks a provider for one object. */
    public interface LocalizedObjectGetter<P extends LocaleServiceProvider, S> {
        S getObject(P lsp, Locale locale, String key, Object... params);
    }

    private final Class<? extends LocaleServiceProvider> providerClass;

    private LocaleServiceProviderPool(Class<? extends LocaleServiceProvider> providerClass) {
        this.providerClass = providerClass;
    }

    public static LocaleServiceProviderPool getPool(
            Class<? extends LocaleServiceProvider> providerClass) {
        return new LocaleServiceProviderPool(providerClass);
    }

    // ---- locales ----

    public static Locale[] getAllAvailableLocales() {
        return LocaleProviderAdapter.forJRE().getAvailableLocales();
    }

    public static Stream<Locale> streamAllAvailableLocales() {
        return Stream.of(getAllAvailableLocales());
    }

    public Locale[] getAvailableLocales() {
        return getAllAvailableLocales();
    }

    // ---- lookup ----

    public <P extends LocaleServiceProvider, S> S getLocalizedObject(
            LocalizedObjectGetter<P, S> getter, Locale locale, Object... params) {
        throw LocaleText.missing(providerClass.getSimpleName(), locale);
    }

    public <P extends LocaleServiceProvider, S> S getLocalizedObject(
            LocalizedObjectGetter<P, S> getter, Locale locale, String key, Object... params) {
        throw LocaleText.missing(providerClass.getSimpleName(), locale);
    }

    public <P extends LocaleServiceProvider, S> S getLocalizedObject(
            LocalizedObjectGetter<P, S> getter, Locale locale, Boolean isObjectProvider, String key,
            Object... params) {
        throw LocaleText.missing(providerClass.getSimpleName(), locale);
    }
}
