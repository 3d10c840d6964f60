package libbuilder;

import java.util.Random;

// A StringBuffer and a StringBuilder driven by the same random edits stay equal.
public class BufferSame {
    public static void main(String[] args) {
        Random r = new Random(4242);
        StringBuffer f = new StringBuffer("seed");
        StringBuilder b = new StringBuilder("seed");
        int failures = 0;
        for (int step = 0; step < 150; step++) {
            int op = r.nextInt(9);
            int x = r.nextInt(b.length() + 3) - 1;
            int y = x + r.nextInt(6) - 1;
            char c = (char) (r.nextInt(10) == 0 ? 0x20ac : 'a' + r.nextInt(26));
            String ef = "";
            String eb = "";
            try {
                switch (op) {
                    case 0: f.append(c).append(step); break;
                    case 1: f.insert(x, c); break;
                    case 2: f.delete(x, y); break;
                    case 3: f.deleteCharAt(x); break;
                    case 4: f.replace(x, y, "<" + step + ">"); break;
                    case 5: f.setCharAt(x, c); break;
                    case 6: f.reverse(); break;
                    case 7: f.insert(x, 3.5); break;
                    default: f.setLength(Math.min(40, f.length() + x % 3)); break;
                }
            } catch (RuntimeException e) {
                ef = e.toString();
            }
            try {
                switch (op) {
                    case 0: b.append(c).append(step); break;
                    case 1: b.insert(x, c); break;
                    case 2: b.delete(x, y); break;
                    case 3: b.deleteCharAt(x); break;
                    case 4: b.replace(x, y, "<" + step + ">"); break;
                    case 5: b.setCharAt(x, c); break;
                    case 6: b.reverse(); break;
                    case 7: b.insert(x, 3.5); break;
                    default: b.setLength(Math.min(40, b.length() + x % 3)); break;
                }
            } catch (RuntimeException e) {
                eb = e.toString();
            }
            if (!ef.equals(eb)) System.out.println("exceptions differ at " + step + ": " + ef + " / " + eb);
            if (!eb.isEmpty()) {
                failures++;
                if (failures <= 12) System.out.println(step + " op " + op + " " + eb);
            }
            if (!f.toString().contentEquals(b)) {
                System.out.println("contents differ at " + step);
                return;
            }
        }
        System.out.println(failures + " failures, length " + b.length() + ", hash " + b.toString().hashCode());
        System.out.println(f.compareTo(new StringBuffer(b)) + " " + b.toString().equals(f.toString()) + " " + new StringBuilder(f).compareTo(b));
        System.out.println(b.toString().replace('\u20ac', 'E').replace('\0', '0'));
    }
}
