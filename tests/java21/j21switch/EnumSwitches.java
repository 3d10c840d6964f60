package j21switch;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Enum constants, plain and qualified, mixed with patterns, guards and null. */
public class EnumSwitches {

    sealed interface Card permits Suit, Tarot, Joker { }

    enum Suit implements Card { CLUBS, DIAMONDS, HEARTS, SPADES }

    enum Tarot implements Card {
        FOOL, TOWER {
            @Override
            String gloss() {
                return "falls";
            }
        },
        CLUBS;

        String gloss() {
            return "plain";
        }
    }

    record Joker(int n) implements Card { }

    static String card(Card c) {
        return switch (c) {
            case Suit.CLUBS -> "suit of clubs";
            case Suit.HEARTS, Suit.DIAMONDS -> "red";
            case Tarot.CLUBS -> "tarot clubs";
            case Tarot.TOWER -> "tower " + Tarot.TOWER.gloss();
            case Joker(int n) when n > 1 -> "joker " + n;
            case Suit s -> "other suit " + s;
            case Tarot t -> "other tarot " + t + " " + t.gloss();
            case Joker j -> "the joker";
        };
    }

    static String old(Suit s) {
        return switch (s) {
            case CLUBS, SPADES -> "black";
            case HEARTS, DIAMONDS -> "red";
        };
    }

    static String withNull(Suit s) {
        return switch (s) {
            case null -> "none";
            case CLUBS -> "c";
            case Suit.DIAMONDS -> "d";
            case HEARTS -> "h";
            case SPADES -> "s";
        };
    }

    static String guarded(Suit s, boolean trump) {
        return switch (s) {
            case HEARTS -> "hearts";
            case Suit x when trump -> "trump " + x;
            case SPADES -> "spades";
            case Suit x when x.ordinal() == 0 -> "lowest";
            case Suit x -> "plain " + x;
        };
    }

    static String any(Object o) {
        return switch (o) {
            case Suit.SPADES -> "spades";
            case Tarot.FOOL -> "fool";
            case Thread.State.BLOCKED -> "blocked thread";
            case Enum<?> e when e.ordinal() == 0 -> "first of " + e.getDeclaringClass().getSimpleName();
            case Enum<?> e -> "enum " + e;
            case String s -> "s" + s;
            case null, default -> "else";
        };
    }

    static int fallThrough(Tarot t, List<Object> log) {
        int n = 0;
        switch (t) {
            case FOOL:
                n += 1;
            case TOWER:
                n += 10;
                log.add(t);
            case CLUBS:
                n += 100;
                break;
            case null:
                n = -1;
        }
        return n;
    }

    static <T extends Enum<T>> String bounded(T e) {
        return switch (e) {
            case Suit s -> "suit";
            case Tarot t -> "tarot";
            default -> "what";
        };
    }

    public static void main(String[] args) {
        for (Card c : new Card[] {Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Tarot.FOOL, Tarot.TOWER,
            Tarot.CLUBS, new Joker(1), new Joker(2)}) {
            System.out.println(card(c));
        }
        Map<Suit, String> names = new EnumMap<>(Suit.class);
        for (Suit s : Suit.values()) {
            names.put(s, old(s) + withNull(s) + guarded(s, true) + guarded(s, false));
        }
        System.out.println(names);
        System.out.println(withNull(null));
        for (Object o : new Object[] {Suit.SPADES, Suit.CLUBS, Tarot.FOOL, Tarot.CLUBS, Thread.State.BLOCKED,
            Thread.State.NEW, "x", null, 1}) {
            System.out.println(any(o));
        }
        List<Object> log = new ArrayList<>();
        for (Tarot t : Tarot.values()) {
            System.out.print(fallThrough(t, log) + " ");
        }
        System.out.println(fallThrough(null, log) + " " + log);
        System.out.println(bounded(Suit.CLUBS) + bounded(Tarot.TOWER) + bounded(Thread.State.NEW));
        try {
            old(null);
        } catch (NullPointerException e) {
            System.out.println("NPE in old switch");
        }
    }
}
