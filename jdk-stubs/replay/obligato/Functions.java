package obligato;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;

/** Objects that implement an interface by giving recorded answers. */
final class Functions {

    private Functions() {}

    /**
     * An object of this interface. Its abstract methods are named as {@code name(type,type)}, in the order in which the
     * machine knows them; each answers what is given for it, call by call, and the last answer again and again. The
     * machine has its own way to make such an object.
     */
    static Object make(Class<?> type, String[] methods, Object[][] answers) {
        int[] used = new int[methods.length];
        InvocationHandler handler = (self, method, arguments) -> {
            String name = name(method);
            for (int i = 0; i < methods.length; i++) {
                if (methods[i].equals(name)) {
                    return answer(method.getReturnType(), answers[i], used[i]++);
                }
            }
            if (method.getDeclaringClass() == Object.class) {
                return ofObject(self, method, arguments);
            }
            return ofInterface(self, method, arguments);
        };
        ClassLoader loader = type.getClassLoader() == null ? Functions.class.getClassLoader() : type.getClassLoader();
        return Proxy.newProxyInstance(loader, new Class<?>[] {type}, handler);
    }

    static String name(Method method) {
        StringBuilder name = new StringBuilder(method.getName()).append('(');
        String comma = "";
        for (Class<?> type : method.getParameterTypes()) {
            name.append(comma).append(name(type));
            comma = ",";
        }
        return name.append(')').toString();
    }

    private static String name(Class<?> type) {
        return type.isArray() ? name(type.getComponentType()) + "[]" : type.getName();
    }

    private static Object answer(Class<?> result, Object[] answers, int number) {
        if (answers.length > 0) {
            return Thrown.given(answers[Math.min(number, answers.length - 1)]);
        }
        boolean nothing = result == void.class || !result.isPrimitive();
        return nothing ? null : Array.get(Array.newInstance(result, 1), 0);
    }

    private static Object ofObject(Object self, Method method, Object[] arguments) {
        switch (method.getName()) {
            case "equals":
                return self == arguments[0];
            case "hashCode":
                return System.identityHashCode(self);
            default:
                return self.getClass().getName() + "@" + Integer.toHexString(System.identityHashCode(self));
        }
    }

    private static Object ofInterface(Object self, Method method, Object[] arguments) throws Throwable {
        Class<?> owner = method.getDeclaringClass();
        if (Modifier.isPublic(owner.getModifiers())) {
            return InvocationHandler.invokeDefault(self, method, arguments);
        }
        return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
                .unreflectSpecial(method, owner)
                .bindTo(self)
                .invokeWithArguments(arguments == null ? new Object[0] : arguments);
    }
}
