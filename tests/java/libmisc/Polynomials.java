package libmisc;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// Polynomials over BigInteger: parsing, arithmetic, division, derivatives, evaluation, binomials.
public class Polynomials {
    static final class Poly {
        final TreeMap<Integer, BigInteger> c = new TreeMap<>();

        static Poly of(String s) {
            Poly p = new Poly();
            Matcher m = Pattern.compile("([+-]?)\\s*(\\d*)(x(?:\\^(\\d+))?)?").matcher(s.replace(" ", ""));
            int end = 0;
            while (m.find() && !m.group().isEmpty()) {
                if (m.start() != end) break;
                end = m.end();
                BigInteger k = m.group(2).isEmpty() ? BigInteger.ONE : new BigInteger(m.group(2));
                if (m.group(2).isEmpty() && m.group(3) == null) throw new NumberFormatException("dangling sign in " + s);
                int e = m.group(3) == null ? 0 : m.group(4) == null ? 1 : Integer.parseInt(m.group(4));
                p.add(e, m.group(1).equals("-") ? k.negate() : k);
            }
            if (end != s.replace(" ", "").length() || end == 0) throw new NumberFormatException("bad polynomial \"" + s + "\" at " + end);
            return p;
        }

        void add(int e, BigInteger k) {
            c.merge(e, k, (a, b) -> a.add(b).signum() == 0 ? null : a.add(b));
            if (k.signum() == 0) c.remove(e, BigInteger.ZERO);
        }

        int degree() {
            return c.isEmpty() ? -1 : c.lastKey();
        }

        Poly plus(Poly o, int sign) {
            Poly r = new Poly();
            c.forEach(r::add);
            o.c.forEach((e, k) -> r.add(e, k.multiply(BigInteger.valueOf(sign))));
            return r;
        }

        Poly times(Poly o) {
            Poly r = new Poly();
            c.forEach((e, k) -> o.c.forEach((f, l) -> r.add(e + f, k.multiply(l))));
            return r;
        }

        Poly pow(int n) {
            Poly r = Poly.of("1");
            for (Poly b = this; n > 0; n >>= 1, b = b.times(b)) if ((n & 1) == 1) r = r.times(b);
            return r;
        }

        Poly[] divMod(Poly d) {
            if (d.c.isEmpty()) throw new ArithmeticException("division by zero polynomial");
            Poly q = new Poly();
            Poly r = plus(new Poly(), 1);
            while (r.degree() >= d.degree() && r.degree() >= 0) {
                BigInteger[] k = r.c.lastEntry().getValue().divideAndRemainder(d.c.lastEntry().getValue());
                if (k[1].signum() != 0) throw new ArithmeticException(r + " not divisible by " + d + " over the integers");
                Poly t = new Poly();
                t.add(r.degree() - d.degree(), k[0]);
                q = q.plus(t, 1);
                r = r.plus(t.times(d), -1);
            }
            return new Poly[] {q, r};
        }

        Poly derive() {
            Poly r = new Poly();
            c.forEach((e, k) -> {
                if (e > 0) r.add(e - 1, k.multiply(BigInteger.valueOf(e)));
            });
            return r;
        }

        BigInteger at(BigInteger x) {
            BigInteger v = BigInteger.ZERO;
            for (int e = degree(); e >= 0; e--) v = v.multiply(x).add(c.getOrDefault(e, BigInteger.ZERO));
            return v;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Poly p && p.c.equals(c);
        }

        @Override
        public int hashCode() {
            return c.hashCode();
        }

        @Override
        public String toString() {
            if (c.isEmpty()) return "0";
            StringBuilder b = new StringBuilder();
            for (Map.Entry<Integer, BigInteger> e : c.descendingMap().entrySet()) {
                BigInteger k = e.getValue();
                b.append(k.signum() < 0 ? "-" : b.length() > 0 ? "+" : "");
                if (e.getKey() == 0 || !k.abs().equals(BigInteger.ONE)) b.append(k.abs());
                if (e.getKey() > 0) b.append('x');
                if (e.getKey() > 1) b.append('^').append(e.getKey());
            }
            return b.toString();
        }
    }

    public static void main(String[] args) {
        Poly a = Poly.of("3x^2 - x + 5");
        Poly b = Poly.of("x-2");
        System.out.println(a + " | " + b + " | " + a.plus(b, 1) + " | " + a.plus(a, -1) + " | " + a.times(b) + " | " + b.pow(5));
        System.out.println(Arrays.toString(a.times(b).divMod(b)) + " " + Arrays.toString(Poly.of("x^5-1").divMod(Poly.of("x-1"))) + " " + Arrays.toString(a.divMod(b)));
        System.out.println(a.derive() + " " + a.derive().derive() + " " + a.derive().derive().derive() + " " + b.pow(3).derive().equals(b.pow(2).times(Poly.of("3"))));
        System.out.println(a.at(BigInteger.TEN) + " " + b.pow(40).at(BigInteger.valueOf(-1)) + " " + new Poly().at(BigInteger.ONE) + " " + new Poly().degree());
        System.out.println(Poly.of("x+1").pow(30));
        System.out.println(Poly.of("x+x+x") + " " + Poly.of("-7") + " " + Poly.of("x^3+0x+2x^3") + " " + Poly.of("+x^10") + " " + Poly.of("0"));
        for (String s : new String[] {"", "y", "3x^", "x+", "2**x", "x^2 + 4z"}) {
            try {
                System.out.println(s + " -> " + Poly.of(s));
            } catch (NumberFormatException e) {
                System.out.println(s + " ! " + e.getMessage());
            }
        }
        Poly t0 = Poly.of("1");
        Poly t1 = Poly.of("x");
        for (int i = 2; i <= 8; i++) {
            Poly t2 = t1.times(Poly.of("2x")).plus(t0, -1);
            t0 = t1;
            t1 = t2;
        }
        System.out.println("T8 = " + t1 + ", hash equal " + (t1.hashCode() == Poly.of(t1.toString()).hashCode()) + ", round trip " + t1.equals(Poly.of(t1.toString())));
        Poly w = Poly.of("1");
        for (int i = 1; i <= 20; i++) w = w.times(Poly.of("x-" + i));
        System.out.println(w);
        System.out.println(w.at(BigInteger.valueOf(13)) + " " + w.at(BigInteger.valueOf(21)));
        System.out.println(Arrays.toString(Poly.of("x^2").divMod(Poly.of("2x"))));
    }
}
