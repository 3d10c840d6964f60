import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class BankTest {
    Bank bank = new Bank();
    @BeforeEach void setUp() { bank.open("a").deposit(10); bank.open("b"); }
    @Test void moves() { assertTrue(bank.transfer("a", "b", 4)); assertEquals(4, bank.find("b").balance()); }
    @Test void tooMuch() { assertFalse(bank.transfer("a", "b", 40)); }
}
