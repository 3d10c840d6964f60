package libenum;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

// A vending machine: enums with bodies, transition table in an EnumMap, illegal moves.
public class StateMachine {
    enum Coin {
        NICKEL(5), DIME(10), QUARTER(25), DOLLAR(100);

        final int cents;

        Coin(int cents) {
            this.cents = cents;
        }

        static List<Coin> change(int cents) {
            List<Coin> out = new ArrayList<>();
            Coin[] all = values();
            for (int i = all.length - 1; i >= 0; i--) {
                while (cents >= all[i].cents) {
                    out.add(all[i]);
                    cents -= all[i].cents;
                }
            }
            return out;
        }
    }

    enum State {
        IDLE, PAYING, VENDING, BROKEN;

        private static final Map<State, Set<State>> NEXT = new EnumMap<>(State.class);

        static {
            NEXT.put(IDLE, EnumSet.of(PAYING, BROKEN));
            NEXT.put(PAYING, EnumSet.of(PAYING, VENDING, IDLE));
            NEXT.put(VENDING, EnumSet.of(IDLE));
            NEXT.put(BROKEN, EnumSet.noneOf(State.class));
        }

        boolean can(State s) {
            return NEXT.get(this).contains(s);
        }
    }

    static class Machine {
        State state = State.IDLE;
        int paid;
        final Map<String, Integer> prices;
        final List<State> trail = new ArrayList<>(List.of(State.IDLE));
        final EnumMap<Coin, Integer> box = new EnumMap<>(Coin.class);

        Machine(Map<String, Integer> prices) {
            this.prices = prices;
        }

        void go(State s) {
            if (!state.can(s)) throw new IllegalStateException(state + " -> " + s + " (allowed " + State.NEXT.get(state) + ")");
            state = s;
            trail.add(s);
        }

        void insert(Coin c) {
            go(State.PAYING);
            paid += c.cents;
            box.merge(c, 1, Integer::sum);
        }

        List<Coin> buy(String what) {
            Integer price = prices.get(what);
            if (price == null) throw new java.util.NoSuchElementException("no " + what);
            if (paid < price) throw new IllegalArgumentException(what + " costs " + price + ", paid " + paid);
            go(State.VENDING);
            List<Coin> back = Coin.change(paid - price);
            paid = 0;
            go(State.IDLE);
            return back;
        }
    }

    public static void main(String[] args) {
        Machine m = new Machine(Map.of("gum", 35, "cola", 125));
        String[] script = {"buy gum", "QUARTER", "buy gum", "DIME", "DIME", "buy gum", "buy tea", "DOLLAR", "QUARTER", "QUARTER", "buy cola", "PENNY", "break", "DIME", "fix"};
        for (String s : script) {
            try {
                if (s.startsWith("buy ")) System.out.println(s + " -> change " + m.buy(s.substring(4)));
                else if (s.equals("break")) m.go(State.BROKEN);
                else if (s.equals("fix")) m.go(State.valueOf("idle".toUpperCase(java.util.Locale.ROOT)));
                else m.insert(Coin.valueOf(s));
                System.out.println(s + " ok " + m.state + " " + m.paid);
            } catch (RuntimeException e) {
                System.out.println(s + " failed: " + e);
            }
        }
        System.out.println(m.trail);
        System.out.println(m.box + " total " + m.box.entrySet().stream().mapToInt(e -> e.getKey().cents * e.getValue()).sum());
        System.out.println(Coin.change(190) + " " + Coin.change(4) + " " + Coin.change(0));
        for (State s : State.values()) System.out.println(s + " " + State.NEXT.get(s) + " " + s.can(State.IDLE));
    }
}
