package shop;

import java.util.ArrayList;
import java.util.List;

public class Hungry {
    public static void main(String[] args) {
        List<byte[]> kept = new ArrayList<>();
        try {
            for (int i = 0; i < 1_000; i++) {
                kept.add(new byte[1 << 20]);
            }
            System.out.println("enough memory");
        } catch (OutOfMemoryError e) {
            kept = null;
            System.out.println("out of memory");
        }
    }
}
