package shop;

import org.junit.ClassRule;
import org.junit.Test;
import org.junit.rules.ExternalResource;

public class RuleTest {

    @ClassRule
    public static ExternalResource resource = new ExternalResource() {
    };

    @Test
    public void throwing() {
        new Stock().add("a", 1);
    }
}
