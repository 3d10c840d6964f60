package shop;

import java.util.Iterator;

/** What is told apart by its class, and what is asked again and again. */
public final class Mixed {
    private Mixed() {
    }

    /** The same number is another object by the class that it is boxed to. */
    public static String kind(Object[] all) {
        if (all.length != 1 || !(all[0] instanceof Number) || ((Number) all[0]).intValue() != 3) {
            return "none";
        }
        return all[0] instanceof Byte ? "byte" : all[0] instanceof Short ? "short" : "other";
    }

    public static int gaps(Iterator<Object> all) {
        int count = 0;
        while (all.hasNext()) {
            all.next();
            if (all.hasNext()) {
                count++;
            }
        }
        return count;
    }
}
