package aliases.strings_are_also_objects;

// The array of objects may be the array of strings.
// generate: aliases.strings_are_also_objects.Stock
public class Stock {
    public static String put(String[] names, Object[] things) {
        if (names.length < 1 || things.length < 1) {
            return "none";
        }
        names[0] = "name";
        try {
            things[0] = 7;
        } catch (ArrayStoreException e) {
            if (names[0].equals("name")) { // tempts
                return "refused";
            }
        }
        return names[0];
    }
}
