// check: Registers::run --array 8
// verdict: VIOLATED
// witness: array byte [byte 5, byte 1, byte 1, byte 3, byte 3, byte 1, byte 3, byte 3]
public class Registers {
    public static int run(byte[] code) {
        if (code == null || code.length != 8) {
            return 0;
        }
        int a = 0;
        int b = 1;
        boolean carry = false;
        for (byte op : code) {
            if (op == 1) {
                a += b;
            } else if (op == 2) {
                int t = a;
                a = b;
                b = t;
            } else if (op == 3) {
                a <<= 1;
                carry = a > 64;
            } else if (op == 4) {
                if (carry) {
                    a -= 64;
                    carry = false;
                }
            } else if (op == 5) {
                b++;
            }
        }
        assert a != 72;
        return a;
    }
}
