package statics.interface_constant_list;

import java.util.ArrayList;
import java.util.List;

/** What is tried where the wanted language is missing. */
public interface Fallbacks {
    List<String> LANGUAGES = new ArrayList<>(List.of("en"));
}
