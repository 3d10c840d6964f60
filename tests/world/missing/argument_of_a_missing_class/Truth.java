package missing.argument_of_a_missing_class;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void withAVoucher() {
        Invoice invoice = new Invoice();
        invoice.add(10);
        assertEquals(10, invoice.pay(null));
        assertEquals(5, invoice.pay(new Voucher()));
    }
}

final class Voucher {
}
