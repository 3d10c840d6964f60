package libwrap;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

// compare, compareTo and equals of all wrappers, and sorting of boxed values.
public class CompareTo {
    public static void main(String[] args) {
        int[] is = {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE};
        StringBuilder b = new StringBuilder();
        for (int x : is) {
            for (int y : is) b.append(Integer.compare(x, y)).append(Integer.valueOf(x).compareTo(y)).append(Long.compare(x, y)).append(' ');
        }
        System.out.println(b);
        byte[] bs = {-128, 0, 127};
        b.setLength(0);
        for (byte x : bs) {
            for (byte y : bs) b.append(Byte.compare(x, y)).append('/').append(Byte.valueOf(x).compareTo(y)).append('/').append(Short.compare(x, y)).append('/').append(Short.valueOf(x).compareTo((short) y)).append(' ');
        }
        System.out.println(b);
        double[] ds = {Double.NEGATIVE_INFINITY, -1, -0.0, 0.0, Double.MIN_VALUE, 1, Double.POSITIVE_INFINITY, Double.NaN};
        b.setLength(0);
        for (double x : ds) {
            for (double y : ds) {
                b.append(Double.compare(x, y)).append(Double.valueOf(x).equals(y) ? "E" : "").append(x == y ? "=" : "").append(x < y ? "<" : "").append(x > y ? ">" : "")
                    .append(x <= y ? "l" : "").append(x >= y ? "g" : "").append(x != y ? "!" : "").append(' ');
            }
        }
        System.out.println(b);
        Double[] boxed = {3.0, Double.NaN, -0.0, 0.0, -5.5, null};
        Arrays.sort(boxed, Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(Arrays.toString(boxed));
        Arrays.sort(boxed, Comparator.nullsLast(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(boxed));
        Integer[] ints = {5, -3, 1000, 127, 128, -129};
        Arrays.sort(ints);
        System.out.println(Arrays.toString(ints) + " " + Arrays.binarySearch(ints, 128) + " " + Arrays.binarySearch(ints, 6));
        Arrays.sort(ints, Integer::compareUnsigned);
        System.out.println(Arrays.toString(ints));
        Boolean[] bools = {true, false, true, null, false};
        Arrays.sort(bools, Comparator.nullsFirst(Boolean::compare));
        System.out.println(Arrays.toString(bools));
        Character[] cs = {'b', 'A', 'a', 'B'};
        Arrays.sort(cs);
        System.out.println(Arrays.toString(cs));
        System.out.println(Integer.valueOf(1).equals(1L) + " " + Integer.valueOf(1).equals(1) + " " + Long.valueOf(1).equals(1L) + " " + Byte.valueOf((byte) 1).equals((short) 1)
            + " " + Float.valueOf(1).equals(1.0) + " " + Integer.valueOf(1).equals(null) + " " + List.of(1, 2).equals(List.of(1L, 2L)));
        Object[] mixed = {1, "a"};
        try {
            Arrays.sort(mixed);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.sort(new Object[] {new Object(), new Object()});
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Integer nothing = null;
        System.out.println(Integer.valueOf(1).compareTo(nothing));
    }
}
