package shop;

import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ExpectedException;

public class RuleTest {

    @Rule
    public ExpectedException thrown = ExpectedException.none();

    @Test
    public void throwing() {
        thrown.expect(IllegalArgumentException.class);
        new Stock().add(null, 1);
    }
}
