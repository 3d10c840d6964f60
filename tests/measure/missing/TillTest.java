import junit.framework.TestCase;
public class TillTest extends TestCase {
    private Till till = new Till();
    public void testPay() {
        till.pay(5);
    }
}
