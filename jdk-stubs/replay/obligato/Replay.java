package obligato;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Calls one method with arguments from {@link Inputs}: after calls for static fields, the receiver first unless the
 * method is static, then the arguments. Inputs that the method asks for with the driver API come after those in the file.
 *
 * <p>{@code java -ea -Dobligato.inputs=FILE -cp REPLAY_CLASSES:CLASS_PATH obligato.Replay
 * 'pkg.Class::method(int,String)'}; the parameter types can be left out if the name is not overloaded, {@code new}
 * stands for a constructor. What the method throws leaves the program as it would leave {@code main}: with a stack
 * trace and exit code 1.
 */
public final class Replay {

    private Replay() {}

    /** See the class. */
    public static void main(String[] args) throws Throwable {
        if (args.length != 1 || !args[0].contains("::")) {
            throw Inputs.fail("one argument is expected: Class::method or Class::method(Type,Type)");
        }
        Executable target = find(args[0]);
        target.setAccessible(true);
        Inputs.setStatics();
        Inputs.callBefore();
        boolean bound = target instanceof Method && !Modifier.isStatic(target.getModifiers());
        Object receiver = bound ? Inputs.nextObject(target.getDeclaringClass()) : null;
        if (bound && receiver == null) {
            throw Inputs.fail("the receiver is null");
        }
        Class<?>[] types = target.getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = Inputs.nextObject(types[i]);
        }
        if (System.getProperty("obligato.observe") != null) {
            observe(target, receiver, arguments);
            return;
        }
        try {
            call(target, receiver, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static Object call(Executable target, Object receiver, Object[] arguments)
            throws ReflectiveOperationException {
        if (target instanceof Method) {
            return ((Method) target).invoke(receiver, arguments);
        }
        return ((Constructor<?>) target).newInstance(arguments);
    }

    /** Calls it and shows what it did; the property names the classes whose static fields count. */
    private static void observe(Executable target, Object receiver, Object[] arguments)
            throws ReflectiveOperationException {
        Observed observed = new Observed();
        try {
            Object result = call(target, receiver, arguments);
            boolean method = target instanceof Method;
            observed.returned(method ? ((Method) target).getReturnType() : target.getDeclaringClass(), result);
        } catch (InvocationTargetException e) {
            observed.threw(e.getCause());
        }
        if (receiver != null) {
            observed.part("this", receiver);
        }
        for (int i = 0; i < arguments.length; i++) {
            if (!target.getParameterTypes()[i].isPrimitive()) {
                observed.part("argument " + (i + 1), arguments[i]);
            }
        }
        for (String name : System.getProperty("obligato.observe").split(",")) {
            if (!name.isEmpty()) {
                observed.statics(name);
            }
        }
        observed.show();
    }

    /** Those of a name, where it is not empty, and of parameter types, where they are given. */
    private static void fitting(Executable[] all, String name, List<Class<?>> types, List<Executable> found) {
        for (Executable e : all) {
            boolean named = name.isEmpty() || e.getName().equals(name) && !e.isSynthetic();
            if (named && (types == null || types(e).equals(types))) {
                found.add(e);
            }
        }
    }

    private static Executable find(String target) {
        int colons = target.indexOf("::");
        int open = target.indexOf('(', colons);
        String name = target.substring(colons + 2, open < 0 ? target.length() : open);
        List<Executable> found = new ArrayList<>();
        try {
            Class<?> type = Values.type(target.substring(0, colons));
            List<Class<?>> types = open < 0 ? null : wanted(target.substring(open + 1, target.lastIndexOf(')')));
            if (name.equals("new")) {
                fitting(type.getDeclaredConstructors(), "", types, found);
            }
            for (Class<?> c = type; c != null && found.isEmpty(); c = c.getSuperclass()) {
                fitting(c.getDeclaredMethods(), name, types, found);
            }
            if (found.isEmpty()) {
                // Inherited from an interface.
                fitting(type.getMethods(), name, types, found);
            }
        } catch (Values.Malformed | IndexOutOfBoundsException e) {
            throw Inputs.fail(target + ": " + e.getMessage());
        }
        if (found.size() != 1) {
            throw Inputs.fail(target + ": " + found.size() + " methods fit");
        }
        return found.get(0);
    }

    private static List<Class<?>> types(Executable e) {
        return List.of(e.getParameterTypes());
    }

    private static List<Class<?>> wanted(String names) throws Values.Malformed {
        List<Class<?>> types = new ArrayList<>();
        for (String name : names.isBlank() ? new String[0] : names.split(",")) {
            types.add(Values.type(name.strip()));
        }
        return types;
    }
}
