// verdict: VIOLATED
// witness: int 0; int 5; int 1; int 5; int 1; int 0
// needs: 20
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Inventory {
    static class OutOfStock extends RuntimeException {
        private static final long serialVersionUID = 1;

        OutOfStock(String item) {
            super(item);
        }
    }

    private final Map<String, Integer> stock = new HashMap<>();
    private final List<String> log = new ArrayList<>();

    void add(String item, int count) {
        if (count <= 0) {
            throw new IllegalArgumentException("count");
        }
        stock.merge(item, count, Integer::sum);
        log.add("+" + item);
    }

    void take(String item, int count) {
        Integer there = stock.get(item);
        if (there == null || there < count) {
            throw new OutOfStock(item);
        }
        if (there == count) {
            stock.remove(item);
        } else {
            stock.put(item, there - count);
        }
        log.add("-" + item);
    }

    public static void main(String[] args) {
        Inventory inventory = new Inventory();
        String[] items = {"nail", "bolt"};
        int balance = 0;
        for (int i = 0; i < 3; i++) {
            boolean add = Verifier.nondetInt() == 0;
            int count = Verifier.nondetInt();
            Verifier.assume(count >= 0 && count < 10);
            try {
                if (add) {
                    inventory.add(items[0], count);
                    balance += count;
                } else {
                    inventory.take(items[0], count);
                    balance -= count;
                }
            } catch (IllegalArgumentException | OutOfStock e) {
                inventory.log.add("!" + e.getMessage());
            }
        }
        assert balance == inventory.stock.getOrDefault("nail", 0);
        // Taking nothing from nothing is refused; the log says so.
        assert inventory.log.stream().noneMatch(l -> l.equals("!nail")) || balance > 0;
    }
}
