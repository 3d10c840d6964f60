package arrays;

/** Class objects of arrays: names, components, supertypes, identity. */
public class ArrayClassNames {
    static class In { }
    interface If { }

    static void show(Class<?> k) {
        System.out.println(k.getName() + " | " + k.getSimpleName() + " | " + k.getTypeName() + " | " + k.getCanonicalName()
            + " | " + k.isArray() + " | " + (k.getComponentType() == null ? "-" : k.getComponentType().getName())
            + " | " + (k.getSuperclass() == null ? "-" : k.getSuperclass().getName()) + " | " + k);
    }

    @SafeVarargs
    static <T> T[] arr(T... t) { return t; }

    public static void main(String[] args) throws Exception {
        show(int[].class);
        show(boolean[].class);
        show(byte[].class);
        show(char[].class);
        show(short[].class);
        show(long[].class);
        show(float[].class);
        show(double[].class);
        show(String[].class);
        show(int[][].class);
        show(String[][][].class);
        show(In[].class);
        show(If[][].class);
        show(int.class);
        show(void.class);
        show(Object.class);
        show(If.class);
        System.out.println((new int[0].getClass() == int[].class) + " " + (new int[1][1].getClass() == int[][].class)
            + " " + (new int[3][4][2].getClass().getComponentType() == int[][].class)
            + " " + (new int[1].getClass() == new int[2].getClass()) + " " + ((Object) int[].class == (Object) long[].class));
        System.out.println(Class.forName("[I") == int[].class);
        System.out.println(Class.forName("[[Ljava.lang.String;") == String[][].class);
        System.out.println(Class.forName("[Larrays.ArrayClassNames$In;") == In[].class);
        for (String bad : new String[] {"int", "[Ljava.lang.String", "[java.lang.String;", "[V", "java.lang.String[]", "[Lno.such.Thing;", "I", ""}) {
            try {
                System.out.println(Class.forName(bad));
            } catch (ClassNotFoundException e) {
                System.out.println("CNFE " + e.getMessage());
            }
        }
        System.out.println(arr(1, 2).getClass().getName() + " " + arr("a").getClass().getName() + " " + arr().getClass().getName()
            + " " + arr(1, "a").getClass().getSimpleName().endsWith("[]") + " " + arr(new int[1]).getClass().getName());
        for (Class<?> i : int[].class.getInterfaces()) System.out.println(i.getName());
        System.out.println(Object[].class.isAssignableFrom(String[].class) + " " + Object[].class.isAssignableFrom(int[].class)
            + " " + Object[].class.isAssignableFrom(int[][].class) + " " + Object.class.isAssignableFrom(int[].class)
            + " " + Cloneable.class.isAssignableFrom(int[].class) + " " + long[].class.isAssignableFrom(int[].class));
        System.out.println(int[].class.isInstance(new int[0]) + " " + int[].class.isInterface() + " " + int[].class.isPrimitive() + " " + int.class.isPrimitive());
        System.out.println(java.lang.reflect.Modifier.toString(int[].class.getModifiers()) + " | " + java.lang.reflect.Modifier.toString(In[].class.getModifiers()));
        System.out.println(int[].class.getPackageName() + " " + In[].class.getPackageName() + " " + (int[].class.getClassLoader() == null));
        System.out.println(int[].class.descriptorString() + " " + In[].class.descriptorString() + " " + int[].class.arrayType());
    }
}
