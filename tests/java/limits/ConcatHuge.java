package limits;

/** A concatenation of more than 200 operands is split by the compiler; order and values stay. */
public class ConcatHuge {
    static String big(int[] k, int x, String s, char c) {
        return "a0" + k[0]++ + "b1" + null + "c2" + null + "d3" + null + "e4" + s + "f5" + null
            + "g6" + null + "h7" + null + "i8" + null + "j9" + null + "a10" + null + "b11" + null
            + "c12" + x + "d13" + null + "e14" + null + "f15" + null + "g16" + k[0]++ + "h17" + null
            + "i18" + null + "j19" + null + "a20" + c + "b21" + null + "c22" + null + "d23" + null
            + "e24" + null + "f25" + null + "g26" + null + "h27" + null + "i28" + s + "j29" + null
            + "a30" + null + "b31" + null + "c32" + k[0]++ + "d33" + null + "e34" + null + "f35" + null
            + "g36" + x + "h37" + null + "i38" + null + "j39" + null + "a40" + null + "b41" + null
            + "c42" + null + "d43" + null + "e44" + c + "f45" + null + "g46" + null + "h47" + null
            + "i48" + k[0]++ + "j49" + null + "a50" + null + "b51" + null + "c52" + s + "d53" + null
            + "e54" + null + "f55" + null + "g56" + null + "h57" + null + "i58" + null + "j59" + null
            + "a60" + x + "b61" + null + "c62" + null + "d63" + null + "e64" + k[0]++ + "f65" + null
            + "g66" + null + "h67" + null + "i68" + c + "j69" + null + "a70" + null + "b71" + null
            + "c72" + null + "d73" + null + "e74" + null + "f75" + null + "g76" + s + "h77" + null
            + "i78" + null + "j79" + null + "a80" + k[0]++ + "b81" + null + "c82" + null + "d83" + null
            + "e84" + x + "f85" + null + "g86" + null + "h87" + null + "i88" + null + "j89" + null
            + "a90" + null + "b91" + null + "c92" + c + "d93" + null + "e94" + null + "f95" + null
            + "g96" + k[0]++ + "h97" + null + "i98" + null + "j99" + null + "a100" + s + "b101" + null
            + "c102" + null + "d103" + null;
    }

    static String mid(int i, long l, char c, double d, boolean z, String s, Object o, Object n, float f, byte b) {
        return "<" + i + l + c + d + z + s + o + n + f + b + ">";
    }

    static String compound(int n) {
        String s = "";
        for (int i = 0; i < n; i++) s += i + "," + n + "," + s.length() + "," + (i + n) + ";";
        return s;
    }

    public static void main(String[] args) {
        int[] k = {100};
        String s = big(k, -7, null, 'x');
        System.out.println(s.length() + " " + s.hashCode() + " " + k[0]);
        System.out.println(s);
        System.out.println(big(k, 7, "str", '*').length() + " " + k[0]);
        System.out.println(mid(7, 1L << 40, 'x', 0.5, true, "str", 'O', null, -0f, (byte) -1));
        System.out.println(mid(-1, -1, 'y', Double.NaN, false, null, 1.5, new int[0].length, 1e10f, (byte) 127));
        System.out.println(compound(9));
    }
}
