package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Objects;

import jdk.internal.reflect.Annotations;
import jdk.internal.reflect.Reflection;

/**
 * Access checks of fields, methods and constructors.
 *
 * Members of the library stay closed to application code as they are under
 * the module system: packages beginning with "java." or "javax." count as
 * exported, none as open. Annotations: see {@link Annotations}.
 */
public class AccessibleObject implements AnnotatedElement {

    boolean override;

    protected AccessibleObject() {
    }

    // ---- accessibility ----

    public static void setAccessible(AccessibleObject[] array, boolean flag) {
        Class<?> caller = Reflection.getCallerClass();
        for (AccessibleObject object : array) {
            object.setAccessible(caller, flag);
        }
    }

    public void setAccessible(boolean flag) {
        setAccessible(Reflection.getCallerClass(), flag);
    }

    private void setAccessible(Class<?> caller, boolean flag) {
        if (flag && this instanceof Member && !canOpen(caller)) {
            throw new InaccessibleObjectException(inaccessible(caller));
        }
        setAccessible0(flag);
    }

    boolean setAccessible0(boolean flag) {
        override = flag;
        return flag;
    }

    public final boolean trySetAccessible() {
        if (!override && this instanceof Member && !canOpen(Reflection.getCallerClass())) {
            return false;
        }
        return setAccessible0(true);
    }

    public boolean isAccessible() {
        return override;
    }

    public final boolean canAccess(Object obj) {
        if (!(this instanceof Member)) {
            return override;
        }
        Member member = (Member) this;
        boolean needsObject = !Modifier.isStatic(member.getModifiers())
            && !(this instanceof Constructor);
        checkCanAccessArgument(member, needsObject, obj);
        if (override) {
            return true;
        }
        return Reflection.verifyMemberAccess(Reflection.getCallerClass(),
            member.getDeclaringClass(), needsObject ? obj.getClass() : null, member.getModifiers());
    }

    private void checkCanAccessArgument(Member member, boolean needsObject, Object obj) {
        if (needsObject) {
            if (!member.getDeclaringClass().isInstance(Objects.requireNonNull(obj, "obj is null"))) {
                throw new IllegalArgumentException("object is not an instance of "
                    + member.getDeclaringClass().getName());
            }
        } else if (obj != null) {
            throw new IllegalArgumentException("non-null object for " + this);
        }
    }

    /** Whether the module system lets {@code caller} suppress the checks of this member. */
    private boolean canOpen(Class<?> caller) {
        Member member = (Member) this;
        Class<?> declaring = member.getDeclaringClass();
        if (caller == null || !declaring.getModule().isNamed() || caller.getModule().isNamed()) {
            return true;
        }
        if (declaring.getModule().isOpen(declaring.getPackageName(), caller.getModule())) {
            return true;
        }
        if (!declaring.getModule().isExported(declaring.getPackageName())
                || !Modifier.isPublic(declaring.getModifiers())) {
            return false;
        }
        int modifiers = member.getModifiers();
        return Modifier.isPublic(modifiers)
            || Modifier.isProtected(modifiers) && Modifier.isStatic(modifiers)
               && declaring.isAssignableFrom(caller);
    }

    private String inaccessible(Class<?> caller) {
        Member member = (Member) this;
        Class<?> declaring = member.getDeclaringClass();
        boolean open = Modifier.isPublic(declaring.getModifiers())
            && Modifier.isPublic(member.getModifiers());
        return "Unable to make " + (this instanceof Field ? "field " : "") + this
            + " accessible: " + declaring.getModule() + " does not \""
            + (open ? "exports " : "opens ") + declaring.getPackageName() + "\" to "
            + caller.getModule();
    }

    final void checkAccess(Class<?> caller, Class<?> memberClass, Class<?> targetClass,
                           int modifiers) throws IllegalAccessException {
        Reflection.ensureMemberAccess(caller, memberClass, targetClass, modifiers);
    }

    String toShortString() {
        return toString();
    }

    AccessibleObject getRoot() {
        return null;
    }

    // ---- annotations ----

    /** Descriptors of the annotation types present. */
    String[] annotationTypes() {
        return new String[0];
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        return Annotations.get(annotationTypes(), annotationClass);
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return Annotations.present(annotationTypes(), annotationClass);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        getAnnotations();
        return (T[]) Array.newInstance(annotationClass, 0);
    }

    @Override
    public Annotation[] getAnnotations() {
        return Annotations.all(annotationTypes());
    }

    @Override
    public <T extends Annotation> T getDeclaredAnnotation(Class<T> annotationClass) {
        return getAnnotation(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
        return getAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return getAnnotations();
    }
}
