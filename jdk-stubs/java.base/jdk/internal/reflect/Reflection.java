package jdk.internal.reflect;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;

import jdk.internal.misc.VM;

/**
 * Callers and access rules.
 *
 * Deliberately absent: filters that hide members, caller-sensitive adapters.
 */
public class Reflection {

    public static final Set<String> ALL_MEMBERS = Set.of("*");

    public Reflection() {
    }

    // ---- natives ----

    /**
     * Returns the class of the method that called the method containing this call; null when
     * there is no such frame.
     */
    public static native Class<?> getCallerClass();

    // ---- flags ----

    public static int getClassAccessFlags(Class<?> c) {
        return c.getModifiers();
    }

    public static boolean areNestMates(Class<?> currentClass, Class<?> memberClass) {
        return currentClass.isNestmateOf(memberClass);
    }

    static boolean isSubclassOf(Class<?> queryClass, Class<?> ofClass) {
        return ofClass.isAssignableFrom(queryClass) && !ofClass.isInterface();
    }

    // ---- access rules ----

    public static void ensureMemberAccess(Class<?> currentClass, Class<?> memberClass,
                                          Class<?> targetClass, int modifiers)
            throws IllegalAccessException {
        if (!verifyMemberAccess(currentClass, memberClass, targetClass, modifiers)) {
            throw newIllegalAccessException(currentClass, memberClass, targetClass, modifiers);
        }
    }

    /** Whether code of {@code currentClass} may use a member of {@code memberClass}. */
    public static boolean verifyMemberAccess(Class<?> currentClass, Class<?> memberClass,
                                             Class<?> targetClass, int modifiers) {
        if (currentClass == null || currentClass == memberClass) {
            return true;
        }
        if (!verifyModuleAccess(currentClass.getModule(), memberClass)) {
            return false;
        }
        boolean samePackage = samePackage(currentClass, memberClass);
        if (!Modifier.isPublic(memberClass.getModifiers()) && !samePackage
                && !(Modifier.isProtected(memberClass.getModifiers()))) {
            return currentClass.isNestmateOf(memberClass);
        }
        if (Modifier.isPublic(modifiers)) {
            return true;
        }
        if (Modifier.isPrivate(modifiers)) {
            return currentClass.isNestmateOf(memberClass);
        }
        if (samePackage) {
            return true;
        }
        return Modifier.isProtected(modifiers) && isSubclassOf(currentClass, memberClass)
            && (targetClass == null || targetClass == currentClass
                || isSubclassOf(targetClass, currentClass));
    }

    public static boolean verifyPublicMemberAccess(Class<?> memberClass, int modifiers) {
        return Modifier.isPublic(memberClass.getModifiers()) && Modifier.isPublic(modifiers)
            && memberClass.getModule().isExported(memberClass.getPackageName());
    }

    /** Inside the library everything is visible; to the application only exported packages are. */
    public static boolean verifyModuleAccess(Module currentModule, Class<?> memberClass) {
        Module memberModule = memberClass.getModule();
        return currentModule == memberModule || currentModule.isNamed() || !memberModule.isNamed()
            || memberModule.isExported(memberClass.getPackageName());
    }

    private static boolean samePackage(Class<?> a, Class<?> b) {
        return a.getClassLoader() == b.getClassLoader()
            && a.getPackageName().equals(b.getPackageName());
    }

    public static IllegalAccessException newIllegalAccessException(Class<?> currentClass,
                                                                   Class<?> memberClass,
                                                                   Class<?> targetClass,
                                                                   int modifiers) {
        if (currentClass == null) {
            return new IllegalAccessException("JNI frame cannot access a member of "
                + memberClass + suffix(modifiers));
        }
        Module current = currentClass.getModule();
        Module member = memberClass.getModule();
        String text = currentClass + from(current) + " cannot access ";
        if (!verifyModuleAccess(current, memberClass)) {
            return new IllegalAccessException(text + memberClass + from(member) + " because "
                + member + " does not export " + memberClass.getPackageName()
                + (member.isNamed() ? " to " + current : ""));
        }
        return new IllegalAccessException(text + "a member of " + memberClass + from(member)
            + suffix(modifiers));
    }

    private static String from(Module module) {
        return module.isNamed() ? " (in " + module + ")" : "";
    }

    private static String suffix(int modifiers) {
        int access = modifiers & (Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE);
        if (access == 0 && VM.obligatoFeature() >= 21) {
            return " with package access";
        }
        return " with modifiers \"" + Modifier.toString(modifiers) + "\"";
    }

    // ---- no filters ----

    public static void registerFieldsToFilter(Class<?> containingClass, Set<String> fieldNames) {
    }

    public static void registerMethodsToFilter(Class<?> containingClass, Set<String> methodNames) {
    }

    public static Field[] filterFields(Class<?> containingClass, Field[] fields) {
        return fields;
    }

    public static Method[] filterMethods(Class<?> containingClass, Method[] methods) {
        return methods;
    }

    // ---- fixed answers ----

    public static boolean isCallerSensitive(Method m) {
        return false;
    }

    public static boolean isTrustedFinalField(Field field) {
        Member member = field;
        return Modifier.isFinal(member.getModifiers()) && Modifier.isStatic(member.getModifiers());
    }

    public static void ensureNativeAccess(Class<?> currentClass) {
    }

    public static void ensureNativeAccess(Class<?> currentClass, Class<?> owner, String methodName,
                                          boolean jni) {
    }
}
