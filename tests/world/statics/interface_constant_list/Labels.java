package statics.interface_constant_list;

// A field of an interface is a constant, but the list that it holds is not.
// generate: statics.interface_constant_list.Labels
public final class Labels implements Fallbacks {
    public static String pick(boolean translated, String wanted) {
        if (translated) {
            return wanted;
        }
        if (LANGUAGES.size() > 1) { // tempts
            return LANGUAGES.get(1);
        }
        return LANGUAGES.get(0);
    }
}
