package statics.check_meter_of_nested;

public class Truth {
    public static void main(String[] args) {
        Billing.use(Integer.MAX_VALUE);
        Billing.use(2);
        Billing.cost(1);
    }
}
