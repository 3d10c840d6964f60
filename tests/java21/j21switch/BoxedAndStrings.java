package j21switch;

/** Constants among patterns: strings, boxed numbers and characters, with guards, null and default. */
public class BoxedAndStrings {

    static final String KEY = "k" + "ey";

    static String text(String s) {
        return switch (s) {
            case null -> "nothing";
            case "" -> "empty";
            case "yes", "y", "ja" -> "affirmative";
            case KEY -> "the key";
            case String t when t.length() > 5 -> "long " + t;
            case "no" -> "negative";
            case "Aa", "BB" -> "colliding";
            case String t -> "text " + t;
        };
    }

    static String integer(Integer i) {
        return switch (i) {
            case null -> "nothing";
            case 0 -> "zero";
            case 1, 2, 3 -> "few";
            case Integer.MAX_VALUE -> "max";
            case Integer n when n < 0 -> "negative " + n;
            case 100 -> "hundred";
            case Integer n -> "n" + n;
        };
    }

    static String character(Character c) {
        return switch (c) {
            case 'a', 'e', 'i', 'o', 'u' -> "vowel";
            case Character d when Character.isDigit(d) -> "digit " + (d - '0');
            case '\u00e9' -> "accented";
            case null, default -> "other";
        };
    }

    static String small(Byte b) {
        return switch (b) {
            case 0 -> "zero";
            case -128 -> "min";
            case Byte x when x > 100 -> "large";
            case Byte x -> "byte " + x;
        };
    }

    static String shorty(Short s) {
        return switch (s) {
            case 1000 -> "thousand";
            case Short x when x % 2 == 0 -> "even";
            case Short x -> "odd";
        };
    }

    static String number(Number n) {
        return switch (n) {
            case Integer i when i == 1 -> "one";
            case Integer i -> "int";
            case Long l when l == 1L -> "long one";
            case Double d when d == 1.0 -> "double one";
            case Number m -> m.getClass().getSimpleName() + " " + m;
        };
    }

    static int statement(String s) {
        int r = 0;
        switch (s) {
            case "a":
                r++;
            case "b":
                r += 10;
                break;
            case String t when t.length() == 1:
                r += 100;
                break;
            case "long":
                r = -1;
                break;
            case null, default:
                r = -2;
        }
        return r;
    }

    static String yields(int i) {
        String prefix = switch (i % 3) {
            case 0:
                yield "fizz";
            case 1: {
                int j = i * i;
                yield "one" + j;
            }
            default:
                yield switch (i % 2) {
                    case 0 -> "even";
                    default -> "odd";
                };
        };
        return prefix + i;
    }

    public static void main(String[] args) {
        for (String s : new String[] {null, "", "yes", "ja", "key", "keys", "longer than five", "no", "Aa", "BB", "C#",
            new String("y")}) {
            System.out.println(text(s));
        }
        for (Integer i : new Integer[] {null, 0, 2, 3, 4, -7, Integer.MAX_VALUE, Integer.MIN_VALUE, 100, 100000}) {
            System.out.println(integer(i));
        }
        for (Character c : new Character[] {null, 'a', 'u', '7', '\u00e9', 'z', '\uffff'}) {
            System.out.println(character(c));
        }
        for (int b : new int[] {0, -128, 127, 100, -1}) {
            System.out.print(small((byte) b) + ", ");
        }
        System.out.println(shorty((short) 1000) + shorty((short) 1001) + shorty((short) -2));
        for (Number n : new Number[] {1, 2, 1L, 2L, 1.0, 1.5, 1f, (byte) 1}) {
            System.out.println(number(n));
        }
        for (String s : new String[] {"a", "b", "c", "long", "longer", null}) {
            System.out.print(statement(s) + " ");
        }
        System.out.println();
        for (int i = 0; i < 7; i++) {
            System.out.print(yields(i) + " ");
        }
        System.out.println();
        try {
            System.out.println(small(null));
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
