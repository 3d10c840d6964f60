import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class AccountTest {
    private Account account;
    @BeforeEach void make() {
        account = new Account("Ann", "n");
        account.deposit(5);
    }
    private static void check(Account account, int balance, String owner) {
        int found = account.balance();
        String text = account.note() + "!";
        assertAll(() -> assertEquals(balance, found), () -> same(owner, account.owner()));
    }
    private static void same(String a, String b) {
        if (!a.equals(b)) {
            throw new AssertionError(a + " is not " + b);
        }
    }
    @Test void holds() {
        account.deposit(2);
        check(account, 7, "Ann");
    }
}
