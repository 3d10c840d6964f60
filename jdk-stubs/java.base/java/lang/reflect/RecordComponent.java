package java.lang.reflect;

import java.lang.annotation.Annotation;

import jdk.internal.reflect.Annotations;
import jdk.internal.reflect.MemberCalls;
import sun.reflect.generics.factory.CoreReflectionFactory;
import sun.reflect.generics.repository.FieldRepository;
import sun.reflect.generics.scope.ClassScope;

/**
 * A component of a record class.
 *
 * Annotations: see {@link Annotations}. Deliberately absent: annotated types.
 */
public final class RecordComponent implements AnnotatedElement {

    private final Class<?> clazz;
    private final int index;
    private final String name;
    private final Class<?> type;
    private final String signature;

    RecordComponent(Class<?> clazz, int index, String name, Class<?> type, String signature) {
        this.clazz = clazz;
        this.index = index;
        this.name = name;
        this.type = type;
        this.signature = signature;
    }

    public String getName() {
        return name;
    }

    public Class<?> getType() {
        return type;
    }

    public Class<?> getDeclaringRecord() {
        return clazz;
    }

    public String getGenericSignature() {
        return signature;
    }

    public Type getGenericType() {
        if (signature == null) {
            return type;
        }
        return FieldRepository.make(signature,
            CoreReflectionFactory.make(clazz, ClassScope.make(clazz))).getGenericType();
    }

    public Method getAccessor() {
        return new MemberTable(clazz).declaredMethod(name, new Class<?>[0]);
    }

    @Override
    public String toString() {
        return type.getTypeName() + " " + name;
    }

    // ---- annotations ----

    private String[] annotationTypes() {
        return MemberCalls.annotations(clazz, Annotations.RECORD_COMPONENT, index);
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
    public Annotation[] getAnnotations() {
        return Annotations.all(annotationTypes());
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return getAnnotations();
    }
}
