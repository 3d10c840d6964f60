package arith;

/** Compound assignments carry a hidden cast; the left side is evaluated once and first. */
public class CompoundNarrowing {
    static int calls;
    static int[] arr = {10, 20, 30};

    static int[] array() {
        calls++;
        return arr;
    }

    static int index() {
        calls += 100;
        return 1;
    }

    static byte bf;
    short sf = 1000;

    CompoundNarrowing self() {
        calls += 1000;
        return this;
    }

    public static void main(String[] args) {
        byte b = 100;
        b += 100;
        System.out.println(b);
        b -= 300;
        System.out.println(b);
        b *= 3;
        System.out.println(b);
        b |= 0x1ff;
        System.out.println(b);
        b ^= 0x80;
        System.out.println(b);
        b &= 0x155;
        System.out.println(b);
        short s = 30000;
        s += 10000;
        System.out.println(s);
        s *= 2.5;
        System.out.println(s);
        s -= 1e10;
        System.out.println(s);
        char c = 'a';
        c += 1;
        System.out.println(c);
        c -= 200;
        System.out.println((int) c);
        c *= 2;
        System.out.println((int) c);
        c += 0.99;
        System.out.println((int) c);
        int i = 10;
        i += 3.99;
        System.out.println(i);
        i -= 1e20f;
        System.out.println(i);
        i = 5;
        i *= 0.5;
        System.out.println(i);
        i += 'A';
        System.out.println(i);
        i += 0x100000000L;
        System.out.println(i);
        i = 1;
        i += 1e10;
        System.out.println(i);
        boolean z = true;
        z &= calls > 0;
        System.out.println(z);
        z |= calls == 0;
        System.out.println(z);
        z ^= true;
        System.out.println(z);

        array()[index()] += 5;
        System.out.println(arr[1] + " calls " + calls);
        array()[index()]++;
        System.out.println(arr[1] + " calls " + calls);
        int old = array()[index()]--;
        System.out.println(old + " " + arr[1] + " calls " + calls);

        // the left operand's value is saved before the right side runs
        int x = 3;
        x += (x = 10) * 2;
        System.out.println(x);
        x = 3;
        x = x++ + ++x;
        System.out.println(x);
        x = 3;
        x = x++;
        System.out.println(x);
        int k = 0;
        int[] a = {0, 0, 0, 0};
        a[k++] = a[k++] = k++;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
        k = 0;
        a[k] = k = 2;
        System.out.println(a[0] + " " + a[2] + " " + k);
        int n = a[0] = a[1] = 9;
        System.out.println(n + " " + a[0] + " " + a[1]);

        bf += 127;
        bf += 2;
        System.out.println(bf);
        CompoundNarrowing o = new CompoundNarrowing();
        o.self().sf *= 40;
        System.out.println(o.sf + " calls " + calls);
        o.self().sf++;
        System.out.println(o.sf + " calls " + calls);
        byte[] ba = {127};
        ba[0]++;
        System.out.println(ba[0] + " " + ba[0]-- + " " + ba[0]);
        String str = null;
        str += null;
        str += 1 + 2;
        str += 'c';
        System.out.println(str);
        Object[] oa = {"x"};
        oa[0] += "y";
        System.out.println(oa[0]);
    }
}
