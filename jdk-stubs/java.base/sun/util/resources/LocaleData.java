package sun.util.resources;

import java.util.Locale;
import java.util.ResourceBundle;

import sun.util.locale.provider.LocaleProviderAdapter;

/** Resource bundles of locale data; only the names of dates exist. */
public class LocaleData {

    public LocaleData(LocaleProviderAdapter.Type type) {
    }

    public ResourceBundle getDateFormatData(Locale locale) {
        return LocaleProviderAdapter.forJRE().getLocaleResources(locale).getJavaTimeFormatData();
    }
}
