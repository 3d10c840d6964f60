package java.lang;

/** Matches the labels of pattern switches that are neither types nor strings; called by synthesised code. */
final class SwitchLabels {

    private SwitchLabels() {
    }

    /** An int label matches an Integer, Short, Byte or Character of that value. */
    static boolean isInteger(int label, Object selector) {
        if (selector instanceof Character) {
            return (Character) selector == label;
        }
        return (selector instanceof Integer || selector instanceof Short || selector instanceof Byte)
            && ((Number) selector).intValue() == label;
    }

    /** A qualified enum constant, by the binary name of its class and its name. */
    static boolean isEnumConstant(String className, String name, Object selector) {
        return selector instanceof Enum
            && ((Enum<?>) selector).name().equals(name)
            && ((Enum<?>) selector).getDeclaringClass().getName().equals(className);
    }

    /** A label computed by a bootstrap method. */
    static boolean matches(Object label, Object selector) {
        return label instanceof Class ? ((Class<?>) label).isInstance(selector) : label.equals(selector);
    }

    /** Whether a boxed number, converted to the primitive with this descriptor, keeps its value. */
    static boolean isExact(Object selector, char to) {
        if (selector instanceof Boolean) {
            return to == 'Z';
        }
        if (selector instanceof Double || selector instanceof Float) {
            return isExact(((Number) selector).doubleValue(), to);
        }
        return isExact(selector instanceof Character ? (Character) selector : ((Number) selector).longValue(), to);
    }

    private static boolean isExact(long n, char to) {
        switch (to) {
            case 'B':
                return n == (byte) n;
            case 'C':
                return n == (char) n;
            case 'S':
                return n == (short) n;
            case 'I':
                return n == (int) n;
            case 'J':
                return true;
            case 'F':
                return n == (long) (float) n && n != Long.MAX_VALUE;
            case 'D':
                return n == (long) (double) n && n != Long.MAX_VALUE;
            default:
                return false;
        }
    }

    /** No integer is -0.0, and no long is as large as what {@code Long.MAX_VALUE} is rounded to. */
    private static boolean isExact(double n, char to) {
        boolean integral = !(n == 0 && 1 / n < 0);
        switch (to) {
            case 'B':
                return n == (byte) n && integral;
            case 'C':
                return n == (char) n && integral;
            case 'S':
                return n == (short) n && integral;
            case 'I':
                return n == (int) n && integral;
            case 'J':
                return n == (long) n && n != 0x1p63 && integral;
            case 'F':
                return n == (float) n || n != n;
            case 'D':
                return true;
            default:
                return false;
        }
    }
}
