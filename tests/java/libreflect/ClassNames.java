package libreflect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

// Names and kinds of classes: nested, local, anonymous, arrays, primitives, lambdas aside.
public class ClassNames {
    interface Shape {
    }

    enum Color { RED { }, BLUE }

    record Rec(int a) {
    }

    @interface Mark {
    }

    static class Nested {
        class Inner {
        }
    }

    abstract static class Abs implements Shape, Comparable<Abs> {
    }

    static final class Fin extends Abs {
        @Override
        public int compareTo(Abs o) {
            return 0;
        }
    }

    static void show(Class<?> c) {
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName() + " | " + c + " | " + c.getPackageName());
        System.out.println("  array " + c.isArray() + " prim " + c.isPrimitive() + " iface " + c.isInterface() + " enum " + c.isEnum() + " rec " + c.isRecord() + " anno " + c.isAnnotation() + " anon " + c.isAnonymousClass() + " local " + c.isLocalClass() + " member " + c.isMemberClass()
            + " super " + (c.getSuperclass() == null ? null : c.getSuperclass().getSimpleName()) + " comp " + c.getComponentType() + " outer " + (c.getEnclosingClass() == null ? null : c.getEnclosingClass().getSimpleName()));
    }

    public static void main(String[] args) {
        class Local {
        }
        Object anon = new Object() {
        };
        Shape shape = new Shape() {
        };
        show(ClassNames.class);
        show(Nested.class);
        show(Nested.Inner.class);
        show(Local.class);
        show(anon.getClass());
        show(shape.getClass());
        show(Shape.class);
        show(Color.class);
        show(Color.RED.getClass());
        show(Color.BLUE.getClass());
        show(Rec.class);
        show(Mark.class);
        show(Abs.class);
        show(Fin.class);
        show(int.class);
        show(void.class);
        show(int[].class);
        show(String[].class);
        show(long[][].class);
        show(Nested[][].class);
        show(boolean[].class);
        show(Map.Entry.class);
        show(Map.Entry[].class);
        show(Object.class);
        show(Integer.class);
        show(Runnable.class);
        for (Class<?> p : List.of(byte.class, short.class, char.class, int.class, long.class, float.class, double.class, boolean.class, void.class)) System.out.print(p + " ");
        System.out.println();
        System.out.println(new byte[0].getClass().getName() + new short[0].getClass().getName() + new char[0].getClass().getName() + new float[0].getClass().getName() + new double[0][0][0].getClass().getName() + new Object[0].getClass().getName());
        System.out.println((int[].class == new int[3].getClass()) + " " + (Integer.class == (Class<?>) int.class) + " " + (Integer.TYPE == int.class) + " " + (new ArrayList<String>().getClass() == (Class<?>) new ArrayList<Integer>().getClass()) + " " + ("a".getClass() == String.class));
        System.out.println(List.of(Fin.class.getInterfaces()) + " " + List.of(Abs.class.getInterfaces()) + " " + List.of(int[].class.getInterfaces()) + " " + List.of(Color.class.getInterfaces()) + " " + ArrayList.class.getInterfaces().length);
        System.out.println(int[].class.getSuperclass() + " " + Shape.class.getSuperclass() + " " + int.class.getSuperclass() + " " + Object.class.getSuperclass() + " " + Integer.class.getSuperclass() + " " + Color.class.getSuperclass() + " " + Rec.class.getSuperclass());
        System.out.println(String.class.getPackage().getName() + " " + ClassNames.class.getPackage().getName() + " " + int[].class.getPackage() + " " + String.class.descriptorString() + " " + int[][].class.descriptorString() + " " + Nested.class.getNestHost().getSimpleName());
        System.out.println(Fin.class.toString() + Shape.class + int.class + Mark.class + Color.class + String[].class);
    }
}
