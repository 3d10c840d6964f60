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
}
