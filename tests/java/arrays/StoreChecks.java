package arrays;

/** aastore type checks: covariance, interfaces, nested arrays, null. */
public class StoreChecks {
    interface Animal { }
    static class Dog implements Animal { }
    static class Puppy extends Dog { }
    static class Cat implements Animal { }
    enum Colour { RED, GREEN { } }

    static void put(String label, Object[] a, Object v) {
        try {
            a[0] = v;
            System.out.println(label + " stored " + (a[0] == v));
        } catch (ArrayStoreException e) {
            System.out.println(label + " ASE " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        put("Object<-String", new Object[1], "s");
        put("String<-String", new String[1], "s");
        put("String<-Integer", new String[1], 1);
        put("Number<-Integer", new Number[1], 1);
        put("Number<-Character", new Number[1], 'c');
        put("Animal<-Dog", new Animal[1], new Dog());
        put("Animal<-Puppy", new Animal[1], new Puppy());
        put("Animal<-String", new Animal[1], "s");
        put("Dog<-Puppy", new Dog[1], new Puppy());
        put("Puppy<-Dog", new Puppy[1], new Dog());
        put("Dog<-Cat", new Dog[1], new Cat());
        put("String<-null", new String[1], null);
        put("int[]<-int[]", new int[1][], new int[2]);
        put("int[]<-long[]", new int[1][], new long[2]);
        put("int[]<-null", new int[1][], null);
        put("Object[]<-String[]", new Object[1][], new String[0]);
        put("Object[]<-int[]", new Object[1][], new int[0]);
        put("Object[]<-int[][]", new Object[1][], new int[0][0]);
        put("Object[]<-String", new Object[1][], "s");
        put("String[]<-Object[]", new String[1][], new Object[0]);
        put("Object<-int[]", new Object[1], new int[0]);
        put("Cloneable<-int[]", new Cloneable[1], new int[0]);
        put("Serializable<-String[][]", new java.io.Serializable[1], new String[0][0]);
        put("Comparable<-int[]", new Comparable[1], new int[0]);
        put("Comparable<-Colour", new Comparable[1], Colour.RED);
        put("Colour<-GREEN", new Colour[1], Colour.GREEN);
        put("Animal[]<-Dog[]", new Animal[1][], new Dog[3]);
        put("Dog[]<-Animal[]", new Dog[1][], new Animal[3]);
        put("Runnable<-lambda", new Runnable[1], (Runnable) () -> { });
        // element unchanged after a failed store
        Object[] objs = new Integer[] {1, 2, 3};
        try {
            objs[1] = 2.5;
        } catch (ArrayStoreException e) {
            System.out.println("kept " + objs[1] + " " + e.getMessage());
        }
        try {
            objs[0] = objs[2] = (Object) "x";
        } catch (ArrayStoreException e) {
            System.out.println("kept " + objs[0] + objs[2]);
        }
        Number[] nums = new Integer[] {7};
        try {
            nums[0] = nums[0].doubleValue();
        } catch (ArrayStoreException e) {
            System.out.println(nums[0] + " " + e.getMessage());
        }
        Object[] mixed = {1, "two", '3', 4L, null, new int[] {5}};
        Object[] target = new Object[6];
        System.arraycopy(mixed, 0, target, 0, 6);
        System.out.println(target[1]);
        Object[] only = new String[6];
        try {
            System.arraycopy(new Object[] {"a", "b", 3, "d"}, 0, only, 1, 4);
        } catch (ArrayStoreException e) {
            System.out.println("partial " + only[0] + only[1] + only[2] + only[3] + only[4]);
        }
        try {
            System.arraycopy(new int[2], 0, new long[2], 0, 1);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
    }
}
