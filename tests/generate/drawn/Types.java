/** Types that are not classes: primitive ones, of which the code names one, and arrays. */
public class Types {
    public static int kind(Class<?> type) {
        if (type == long.class) {
            return 1;
        }
        if (type.isArray()) {
            return type.getComponentType().isPrimitive() ? 2 : 3;
        }
        return type.isPrimitive() ? 4 : 5;
    }
}
