package handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/** Getters and setters for instance and static fields, array element handles, variable handles. */
public class FieldHandles {
    int i = 1;
    long l = 2;
    String s = "three";
    boolean z;
    static double d = 4.5;
    private final char c = 'c';
    volatile int v = 10;
    static byte sb = 7;

    static class Sub extends FieldHandles { int extra = 99; }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lk = MethodHandles.lookup();
        FieldHandles o = new FieldHandles();
        MethodHandle gi = lk.findGetter(FieldHandles.class, "i", int.class), si = lk.findSetter(FieldHandles.class, "i", int.class);
        System.out.println((int) gi.invokeExact(o) + " " + gi.type() + " " + si.type());
        si.invokeExact(o, 50);
        System.out.println(o.i + " " + (int) gi.invoke(new Sub()));
        MethodHandle gl = lk.findGetter(FieldHandles.class, "l", long.class), gs = lk.findGetter(FieldHandles.class, "s", String.class);
        lk.findSetter(FieldHandles.class, "l", long.class).invoke(o, 7);
        lk.findSetter(FieldHandles.class, "s", String.class).invokeExact(o, "new");
        lk.findSetter(FieldHandles.class, "z", boolean.class).invokeExact(o, true);
        System.out.println((long) gl.invokeExact(o) + (String) gs.invokeExact(o) + o.z);
        MethodHandle gd = lk.findStaticGetter(FieldHandles.class, "d", double.class), sd = lk.findStaticSetter(FieldHandles.class, "d", double.class);
        sd.invokeExact((double) gd.invokeExact() * 2);
        System.out.println(d + " " + gd.type());
        System.out.println((char) lk.findGetter(FieldHandles.class, "c", char.class).invokeExact(o));
        try {
            lk.findSetter(FieldHandles.class, "c", char.class);
        } catch (IllegalAccessException e) {
            System.out.println("final field");
        }
        try {
            lk.findGetter(FieldHandles.class, "i", long.class);
        } catch (NoSuchFieldException e) {
            System.out.println("wrong type");
        }
        try {
            lk.findGetter(FieldHandles.class, "d", double.class);
        } catch (IllegalAccessException e) {
            System.out.println("static field");
        }
        try {
            int x = (int) gi.invokeExact((FieldHandles) null);
            System.out.println(x);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        int[] arr = {1, 2, 3};
        MethodHandle ge = MethodHandles.arrayElementGetter(int[].class), se = MethodHandles.arrayElementSetter(int[].class);
        se.invokeExact(arr, 1, 20);
        System.out.println((int) ge.invokeExact(arr, 1) + " " + (int) MethodHandles.arrayLength(int[].class).invokeExact(arr));
        try {
            ge.invoke(arr, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        String[] strs = {"a", "b"};
        System.out.println((String) MethodHandles.arrayElementGetter(String[].class).invokeExact(strs, 1) + ((int[]) MethodHandles.arrayConstructor(int[].class).invoke(4)).length);
        VarHandle vh = lk.findVarHandle(FieldHandles.class, "v", int.class);
        System.out.println((int) vh.get(o) + " " + vh.compareAndSet(o, 10, 11) + " " + vh.compareAndSet(o, 10, 12) + " " + (int) vh.getAndAdd(o, 5) + " " + (int) vh.getVolatile(o));
        vh.set(o, -1);
        System.out.println(o.v + " " + (int) vh.getAndSet(o, 3) + " " + o.v);
        VarHandle av = MethodHandles.arrayElementVarHandle(int[].class);
        av.setVolatile(arr, 0, 100);
        System.out.println((int) av.get(arr, 0) + " " + (boolean) av.compareAndSet(arr, 2, 3, 30) + " " + arr[2]);
        VarHandle sv = lk.findStaticVarHandle(FieldHandles.class, "sb", byte.class);
        sv.set((byte) 8);
        System.out.println((byte) sv.get() + sb);
        System.out.println(MethodHandles.insertArguments(gi, 0, o).invoke());
    }
}
