package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Objects;

import sun.reflect.generics.factory.CoreReflectionFactory;
import sun.reflect.generics.repository.FieldRepository;
import sun.reflect.generics.scope.ClassScope;

/**
 * A component of a record class.
 *
 * Deliberately absent: annotations, annotated types.
 */
public final class RecordComponent implements AnnotatedElement {

    private final Class<?> clazz;
    private final String name;
    private final Class<?> type;
    private final String signature;

    RecordComponent(Class<?> clazz, String name, Class<?> type, String signature) {
        this.clazz = clazz;
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

    // ---- annotations: none ----

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return null;
    }

    @Override
    public Annotation[] getAnnotations() {
        return new Annotation[0];
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return new Annotation[0];
    }
}
