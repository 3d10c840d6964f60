public class Weight {
    public static int of(Object thing) {
        if (thing instanceof Integer) {
            Integer number = (Integer) thing;
            return number > 10 ? 10 : number;
        } else if (thing instanceof String && ((String) thing).length() > 1) {
            return ((String) thing).length();
        }
        return 0;
    }
}
