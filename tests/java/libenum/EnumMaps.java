package libenum;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

// EnumMap and the methods every enum has.
public class EnumMaps {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6), JUPITER(1.9e+27, 7.1492e7);

        final double mass;
        final double radius;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() {
            return 6.67300E-11 * mass / (radius * radius);
        }
    }

    enum Op {
        ADD("+") {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        SUB("-") {
            @Override
            int apply(int a, int b) {
                return a - b;
            }
        },
        DIV("/") {
            @Override
            int apply(int a, int b) {
                return a / b;
            }
        };

        final String sign;

        Op(String sign) {
            this.sign = sign;
        }

        abstract int apply(int a, int b);

        @Override
        public String toString() {
            return "op" + sign;
        }
    }

    public static void main(String[] args) {
        EnumMap<Planet, String> m = new EnumMap<>(Planet.class);
        System.out.println(m.put(Planet.JUPITER, "gas") + " " + m.put(Planet.MERCURY, "rock") + " " + m.put(Planet.JUPITER, "giant") + " " + m + " " + m.size());
        System.out.println(m.get(Planet.EARTH) + " " + m.containsKey(Planet.MERCURY) + " " + m.containsValue("gas") + " " + m.get("x") + " " + m.get(null) + " " + m.put(Planet.EARTH, null) + " " + m + " " + m.containsKey(Planet.EARTH));
        System.out.println(m.keySet() + " " + m.values() + " " + m.entrySet() + " " + m.remove(Planet.EARTH) + " " + m.merge(Planet.MERCURY, "!", String::concat) + " " + m.equals(new HashMap<>(m)));
        t("null key", () -> m.put(null, "x"));
        t("empty copy", () -> new EnumMap<>(new HashMap<Planet, String>()));
        t("copy", () -> new EnumMap<>(new TreeMap<>(m)));
        t("entry", () -> {
            Iterator<Map.Entry<Planet, String>> it = m.entrySet().iterator();
            Map.Entry<Planet, String> e = it.next();
            e.setValue("changed");
            String s = e.toString();
            it.remove();
            return s + " " + m;
        });
        t("compute", () -> m.computeIfAbsent(Planet.EARTH, p -> p.name().toLowerCase(java.util.Locale.ROOT)) + " " + m.computeIfPresent(Planet.JUPITER, (k, v) -> null) + " " + m);
        for (Planet p : Planet.values()) System.out.println(p + " " + p.ordinal() + " " + Math.round(p.gravity() * 1000) + " " + p.name() + " " + p.compareTo(Planet.EARTH) + " " + p.getDeclaringClass().getSimpleName());
        for (Op o : Op.values()) System.out.println(o + " " + o.name() + " " + o.apply(9, 4) + " " + o.getDeclaringClass().getSimpleName() + " " + (o.getClass() == Op.class) + " " + o.getClass().isEnum() + " " + o.getClass().isAnonymousClass());
        t("div", () -> Op.DIV.apply(1, 0));
        t("valueOf", () -> Planet.valueOf("EARTH") + " " + (Enum.valueOf(Op.class, "SUB") == Op.SUB));
        t("valueOf bad", () -> Planet.valueOf("earth"));
        t("valueOf null", () -> Planet.valueOf(null));
        t("valueOf generic bad", () -> Enum.valueOf(Op.class, "op+"));
        t("values copy", () -> {
            Planet[] v = Planet.values();
            v[0] = null;
            return Planet.values()[0];
        });
        t("compare classes", () -> {
            @SuppressWarnings({"unchecked", "rawtypes"})
            int c = ((Enum) Planet.EARTH).compareTo((Enum) Op.ADD);
            return c;
        });
        t("equals", () -> Planet.EARTH.equals(Planet.EARTH) + " " + Planet.EARTH.equals("EARTH") + " " + (Planet.EARTH.hashCode() == Planet.EARTH.hashCode()));
        t("switch", () -> {
            StringBuilder b = new StringBuilder();
            for (Planet p : Planet.values()) {
                switch (p) {
                    case MERCURY -> b.append("hot ");
                    case EARTH -> b.append("home ");
                    default -> b.append("far ");
                }
            }
            return b;
        });
        t("sorted", () -> {
            Map<Planet, Integer> t = new TreeMap<>(Comparator.reverseOrder());
            for (Planet p : Planet.values()) t.put(p, p.name().length());
            return t;
        });
        t("switch null", () -> {
            Planet p = null;
            switch (p) {
                case EARTH:
                    return "e";
                default:
                    return "d";
            }
        });
        t("nested", () -> {
            EnumMap<Planet, EnumMap<Op, Integer>> n = new EnumMap<>(Planet.class);
            for (Planet p : Planet.values()) for (Op o : Op.values()) n.computeIfAbsent(p, k -> new EnumMap<>(Op.class)).put(o, o.apply(10 * p.ordinal(), 3));
            return n;
        });
    }
}
