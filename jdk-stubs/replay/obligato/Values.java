package obligato;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads values in the notation that {@link Inputs} describes. Remembers numbered objects from one value to the next.
 */
final class Values {

    /** A text that is no value. */
    static final class Malformed extends Exception {
        private static final long serialVersionUID = 1;

        Malformed(String message) {
            super(message, null, false, false);
        }
    }

    /** Behind a call that throws, before the class of what it throws. */
    private static final String THROWS = "throws(";

    /** Values inside values, at most. */
    private static final int DEEPEST = 500;

    /** Stands for an object with a number that is not made yet: it contains the place where it is named. */
    private static final class Later {
        final int number;

        Later(int number) {
            this.number = number;
        }
    }

    /** Puts an object where it belongs. */
    private interface Place {
        void put(Object value) throws Malformed;
    }

    private final Map<Integer, Object> numbered = new HashMap<>();

    /** The objects that are being made, with the places where they belong. */
    private final Map<Integer, List<Place>> open = new HashMap<>();

    /** The number of the value that is read next; negative if it has none. */
    private int naming = -1;

    private String text;
    private int at;
    private int depth;

    /** The value that the text denotes. */
    Object read(String source) throws Malformed {
        text = source;
        at = 0;
        depth = 0;
        Object value = value();
        blank();
        if (at < text.length()) {
            throw malformed("the end");
        }
        return value;
    }

    /** Whether a variable of this type can hold the value; boxes count for primitive types. */
    static boolean fits(Class<?> type, Object value) {
        if (!type.isPrimitive()) {
            return value == null || type.isInstance(value);
        }
        return value != null && Array.get(Array.newInstance(type, 1), 0).getClass() == value.getClass();
    }

    private Object value() throws Malformed {
        if (++depth > DEEPEST) {
            throw new Malformed("nested too deeply");
        }
        Object value = first();
        while (true) {
            if (accept('>')) {
                value = call(value);
            } else if (!accept('.')) {
                break;
            } else if (at < text.length() && text.charAt(at) == '{') {
                object(value);
            } else {
                call(value);
            }
        }
        depth--;
        return value;
    }

    private Object first() throws Malformed {
        blank();
        if (accept('#')) {
            return numbered();
        }
        int number = naming;
        naming = -1;
        String kind = word();
        try {
            switch (kind) {
                case "null":
                    return null;
                case "boolean":
                    return bool(word());
                case "byte":
                    return Byte.valueOf(word());
                case "short":
                    return Short.valueOf(word());
                case "int":
                    return Integer.valueOf(word());
                case "long":
                    return Long.valueOf(word());
                case "char":
                    return character();
                case "float":
                    return Float.valueOf(real());
                case "double":
                    return Double.valueOf(real());
                case "literal":
                    return quoted('"').intern();
                case "string":
                    return quoted('"');
                case "class":
                    return type(typeName());
                case "enum":
                    return constant(type(typeName()), word());
                case "array":
                    return array(number, type(typeName()));
                case "list":
                    return list(number);
                case "set":
                    return set(number);
                case "map":
                    return map(number);
                case "optional":
                    return Optional.ofNullable(made(value()));
                case "record":
                    return record(type(typeName()));
                case "object":
                    return object(named(number, blank(type(typeName()))));
                case "function":
                    return function(type(typeName()));
                case "thrown":
                    return new Thrown(type(typeName()));
                case "call":
                    return named(number, called());
                case "written":
                    return written(number);
                case "new":
                    return named(number, construct(type(typeName())));
                default:
                    throw new Malformed("unknown kind of value: " + kind);
            }
        } catch (NumberFormatException e) {
            throw new Malformed("not a number of type " + kind);
        }
    }

    private Object numbered() throws Malformed {
        naming = -1;
        int number;
        try {
            number = Integer.parseInt(word());
        } catch (NumberFormatException e) {
            throw malformed("a number behind #");
        }
        if (!accept('=')) {
            if (open.containsKey(number) && !numbered.containsKey(number)) {
                return new Later(number);
            }
            if (!numbered.containsKey(number)) {
                throw new Malformed("no object has the number " + number);
            }
            return numbered.get(number);
        }
        // An object can hold itself: most have their number before their content is read.
        open.put(number, new ArrayList<>());
        naming = number;
        return named(number, value());
    }

    /** The value has this number from now on, if it is one. */
    private <T> T named(int number, T value) throws Malformed {
        if (number >= 0) {
            numbered.put(number, value);
            List<Place> places = open.remove(number);
            if (places != null) {
                for (Place place : places) {
                    place.put(value);
                }
            }
        }
        return value;
    }

    /** The value for a place; null for the time being if it is not made yet. */
    private Object now(Object value, Place place) {
        if (!(value instanceof Later)) {
            return value;
        }
        open.get(((Later) value).number).add(place);
        return null;
    }

    /** A value where nothing can be put afterwards. */
    private static Object made(Object value) throws Malformed {
        if (value instanceof Later) {
            throw new Malformed("the object with the number " + ((Later) value).number + " cannot contain itself here");
        }
        return value;
    }

    private static Boolean bool(String word) throws Malformed {
        if (!word.equals("true") && !word.equals("false")) {
            throw new Malformed("not a boolean: " + word);
        }
        return word.equals("true");
    }

    private Character character() throws Malformed {
        blank();
        if (at < text.length() && text.charAt(at) == '\'') {
            String unit = quoted('\'');
            if (unit.length() != 1) {
                throw new Malformed("not one character");
            }
            return unit.charAt(0);
        }
        int unit = Integer.parseInt(word());
        if (unit < 0 || unit > Character.MAX_VALUE) {
            throw new Malformed("not a char: " + unit);
        }
        return (char) unit;
    }

    /** A decimal or hexadecimal floating-point literal. */
    private String real() {
        blank();
        int start = at;
        while (at < text.length() && "+-.".indexOf(text.charAt(at)) >= 0 || wordGoesOn()) {
            at++;
        }
        return text.substring(start, at);
    }

    private String quoted(char quote) throws Malformed {
        if (!accept(quote)) {
            throw malformed("a quote");
        }
        StringBuilder result = new StringBuilder();
        while (at < text.length() && text.charAt(at) != quote) {
            char unit = text.charAt(at++);
            result.append(unit == '\\' ? escape() : unit);
        }
        if (at++ >= text.length()) {
            throw new Malformed("a quote is missing");
        }
        // An object of its own, also if it is empty.
        return new String(result);
    }

    private char escape() throws Malformed {
        if (at >= text.length()) {
            throw malformed("an escape");
        }
        char kind = text.charAt(at++);
        if (kind == 'u') {
            if (at + 4 > text.length()) {
                throw malformed("four hexadecimal digits");
            }
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        int known = "\"'\\nrtbf".indexOf(kind);
        if (known < 0) {
            throw new Malformed("unknown escape: " + kind);
        }
        return "\"'\\\n\r\t\b\f".charAt(known);
    }

    private List<Object> items() throws Malformed {
        expect('[');
        List<Object> items = new ArrayList<>();
        if (accept(']')) {
            return items;
        }
        do {
            items.add(made(value()));
        } while (accept(','));
        expect(']');
        return items;
    }

    private List<Object> list(int number) throws Malformed {
        List<Object> list = named(number, new ArrayList<>());
        expect('[');
        if (accept(']')) {
            return list;
        }
        do {
            int index = list.size();
            list.add(now(value(), later -> list.set(index, later)));
        } while (accept(','));
        expect(']');
        return list;
    }

    private Object set(int number) throws Malformed {
        LinkedHashSet<Object> set = named(number, new LinkedHashSet<>());
        set.addAll(items());
        return set;
    }

    private Object array(int number, Class<?> element) throws Malformed {
        Object array = named(number, Array.newInstance(element, count()));
        expect('[');
        if (accept(']')) {
            return array;
        }
        int index = 0;
        do {
            int at = index++;
            Object value = now(value(), later -> put(array, element, at, later));
            put(array, element, at, value);
        } while (accept(','));
        expect(']');
        return array;
    }

    private static void put(Object array, Class<?> element, int index, Object value) throws Malformed {
        if (!fits(element, value)) {
            throw new Malformed("element " + index + " is no " + element.getName());
        }
        Array.set(array, index, value);
    }

    /** How many values there are in the brackets that come next; nothing is read. */
    private int count() {
        int depth = 0;
        int count = 0;
        boolean some = false;
        for (int i = at; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\'') {
                for (i++; i < text.length() && text.charAt(i) != c; i++) {
                    i += text.charAt(i) == '\\' ? 1 : 0;
                }
                some = true;
            } else if (c == '[' || c == '(' || c == '{') {
                some |= depth > 0;
                depth++;
            } else if (c == ']' || c == ')' || c == '}') {
                depth--;
                if (depth <= 0) {
                    break;
                }
            } else if (c == ',' && depth == 1) {
                count++;
            } else if (c != ' ') {
                some = true;
            }
        }
        return some ? count + 1 : 0;
    }

    private Object function(Class<?> type) throws Malformed {
        List<String> names = new ArrayList<>();
        List<Object[]> answers = new ArrayList<>();
        methods(names, answers);
        if (!type.isInterface()) {
            throw new Malformed("no interface: " + type.getName());
        }
        return Functions.make(type, names.toArray(new String[0]), answers.toArray(new Object[0][]));
    }

    /** An object whose class extends the one that is named, and overrides methods. */
    private Object written(int number) throws Malformed {
        List<String> names = new ArrayList<>();
        List<Object[]> answers = new ArrayList<>();
        methods(names, answers);
        String kind = word();
        Class<?> type = Written.extend(
                type(typeName()), names.toArray(new String[0]), answers.toArray(new Object[0][]));
        switch (kind) {
            case "object":
                return object(named(number, blank(type)));
            case "new":
                return named(number, construct(type));
            default:
                throw new Malformed("no class is written for a value of kind " + kind);
        }
    }

    /** Names of methods with their types, and what each answers. */
    private void methods(List<String> names, List<Object[]> answers) throws Malformed {
        expect('{');
        if (!accept('}')) {
            do {
                StringBuilder name = new StringBuilder(word());
                expect('(');
                name.append('(');
                for (String comma = ""; !accept(')'); comma = ",") {
                    if (!comma.isEmpty()) {
                        expect(',');
                    }
                    name.append(comma).append(typeName());
                }
                names.add(name.append(')').toString());
                expect(':');
                answers.add(items().toArray());
            } while (accept(','));
            expect('}');
        }
    }

    private Map<Object, Object> map(int number) throws Malformed {
        Map<Object, Object> map = named(number, new LinkedHashMap<>());
        expect('[');
        if (accept(']')) {
            return map;
        }
        do {
            Object key = made(value());
            expect(':');
            map.put(key, now(value(), later -> map.put(key, later)));
        } while (accept(','));
        expect(']');
        return map;
    }

    /** What a static method gives. */
    private Object called() throws Malformed {
        String full = typeName();
        int dot = full.lastIndexOf('.');
        Class<?> type = type(full.substring(0, Math.max(dot, 0)));
        Class<?>[] types = parameters();
        Object[] arguments = items().toArray();
        return run("call of " + full, () -> method(type, full.substring(dot + 1), types).invoke(null, arguments));
    }

    private static Object constant(Class<?> type, String name) throws Malformed {
        Object[] constants = type.getEnumConstants();
        for (int i = 0; constants != null && i < constants.length; i++) {
            if (((Enum<?>) constants[i]).name().equals(name)) {
                return constants[i];
            }
        }
        try {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field.get(null);
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new Malformed("no constant " + name + " of " + type.getName());
        }
    }

    private Object record(Class<?> type) throws Malformed {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) {
            throw new Malformed("no record: " + type.getName());
        }
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = components[i].getType();
        }
        return construct(type, types, items());
    }

    private Object construct(Class<?> type) throws Malformed {
        Class<?>[] types = parameters();
        return construct(type, types, items());
    }

    private Object construct(Class<?> type, Class<?>[] types, List<Object> arguments) throws Malformed {
        return run("constructor of " + type.getName(), () -> {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(arguments.toArray());
        });
    }

    /** What the method gives. */
    private Object call(Object receiver) throws Malformed {
        String name = word();
        Class<?>[] types = parameters();
        Object[] arguments = items().toArray();
        if (receiver == null) {
            throw new Malformed("call of " + name + " on null");
        }
        return run("call of " + name, () -> method(receiver.getClass(), name, types).invoke(receiver, arguments));
    }

    /** A call of the program's code. */
    private interface Call {
        Object make() throws ReflectiveOperationException;
    }

    /** What a call gives; null if it throws what the text says behind it. */
    private Object run(String what, Call call) throws Malformed {
        Class<?> expected = thrown();
        Object given;
        try {
            given = call.make();
        } catch (ReflectiveOperationException | RuntimeException e) {
            Throwable cause = cause(e);
            if (e instanceof InvocationTargetException && cause.getClass() == expected) {
                return null;
            }
            throw new Malformed(what + ": " + cause);
        }
        if (expected != null) {
            throw new Malformed(what + ": it does not throw " + expected.getName());
        }
        return given;
    }

    /** The class of what a call throws, if it is said to throw. */
    private Class<?> thrown() throws Malformed {
        blank();
        if (!text.startsWith(THROWS, at)) {
            return null;
        }
        at += THROWS.length();
        Class<?> type = type(typeName());
        expect(')');
        return type;
    }

    /** The method of the class or of the nearest supertype that declares it. */
    static Method method(Class<?> type, String name, Class<?>[] types) throws NoSuchMethodException {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            try {
                Method found = c.getDeclaredMethod(name, types);
                found.setAccessible(true);
                return found;
            } catch (NoSuchMethodException e) {
                // Perhaps a superclass has it.
            }
        }
        return type.getMethod(name, types);
    }

    private static Throwable cause(Exception e) {
        return e instanceof InvocationTargetException && e.getCause() != null ? e.getCause() : e;
    }

    /** The types in parentheses, separated by commas. */
    private Class<?>[] parameters() throws Malformed {
        expect('(');
        List<Class<?>> types = new ArrayList<>();
        if (!accept(')')) {
            do {
                types.add(type(typeName()));
            } while (accept(','));
            expect(')');
        }
        return types.toArray(new Class<?>[0]);
    }

    /** An instance with zero in every field; no constructor runs. */
    private static Object blank(Class<?> type) throws Malformed {
        if (type.isInterface() || type.isArray() || type.isPrimitive() || Modifier.isAbstract(type.getModifiers())) {
            throw new Malformed("no objects are exactly of type " + type.getName());
        }
        try {
            Class<?> unsafe = Class.forName("sun.misc.Unsafe");
            Field instance = unsafe.getDeclaredField("theUnsafe");
            instance.setAccessible(true);
            return unsafe.getMethod("allocateInstance", Class.class).invoke(instance.get(null), type);
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new Malformed("cannot make a " + type.getName() + ": " + cause(e));
        }
    }

    private Object object(Object made) throws Malformed {
        expect('{');
        if (accept('}')) {
            return made;
        }
        do {
            String name = typeName();
            expect(':');
            set(made, name, now(value(), later -> set(made, name, later)));
        } while (accept(','));
        expect('}');
        return made;
    }

    private static void set(Object object, String name, Object value) throws Malformed {
        try {
            Field field = field(object.getClass(), name);
            field.setAccessible(true);
            field.set(object, value);
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new Malformed("field " + name + ": " + cause(e));
        }
    }

    /** The instance field of this name, which may say the class before the last dot. */
    private static Field field(Class<?> type, String name) throws NoSuchFieldException {
        int dot = name.lastIndexOf('.');
        String owner = dot < 0 ? null : name.substring(0, dot);
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                boolean named = field.getName().equals(name.substring(dot + 1));
                if (named && !Modifier.isStatic(field.getModifiers()) && (owner == null || c.getName().equals(owner))) {
                    return field;
                }
            }
        }
        throw new NoSuchFieldException(name);
    }

    /** A type as in Java source: primitive, binary class name, either with {@code []} behind it. */
    private String typeName() {
        blank();
        int start = at;
        while (at < text.length() && text.charAt(at) == '.' || wordGoesOn()) {
            at++;
        }
        while (text.startsWith("[]", at)) {
            at += 2;
        }
        return text.substring(start, at);
    }

    /** The class that a name as in Java source denotes; names without a package are also looked for in java.lang. */
    static Class<?> type(String name) throws Malformed {
        if (name.endsWith("[]")) {
            return type(name.substring(0, name.length() - 2)).arrayType();
        }
        switch (name) {
            case "boolean":
                return boolean.class;
            case "byte":
                return byte.class;
            case "char":
                return char.class;
            case "short":
                return short.class;
            case "int":
                return int.class;
            case "long":
                return long.class;
            case "float":
                return float.class;
            case "double":
                return double.class;
            default:
                break;
        }
        for (String candidate : new String[] {name, "java.lang." + name}) {
            try {
                return Class.forName(candidate, false, Values.class.getClassLoader());
            } catch (ClassNotFoundException | LinkageError e) {
                // Perhaps the other.
            }
        }
        throw new Malformed("no class " + name);
    }

    private String word() {
        blank();
        int start = at;
        if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
            at++;
        }
        while (wordGoesOn()) {
            at++;
        }
        return text.substring(start, at);
    }

    private boolean wordGoesOn() {
        return at < text.length() && Character.isJavaIdentifierPart(text.charAt(at));
    }

    private void blank() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private boolean accept(char wanted) {
        blank();
        boolean there = at < text.length() && text.charAt(at) == wanted;
        at += there ? 1 : 0;
        return there;
    }

    private void expect(char wanted) throws Malformed {
        if (!accept(wanted)) {
            throw malformed("'" + wanted + "'");
        }
    }

    private Malformed malformed(String expected) {
        return new Malformed(expected + " expected at column " + (at + 1));
    }
}
