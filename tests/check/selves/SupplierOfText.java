// check: SupplierOfText::get
// verdict: VIOLATED
// witness: function java.util.function.Supplier {get(): [string "", string "no"]}
import java.util.function.Supplier;

public final class SupplierOfText {
    public static void get(Supplier<String> s) {
        if (s != null && s.get() != null) {
            assert !"no".equals(s.get());
        }
    }
}
