package shop;

import static org.hamcrest.CoreMatchers.containsString;
import static org.junit.Assert.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ErrorCollector;
import org.junit.rules.ExpectedException;
import org.junit.rules.ExternalResource;
import org.junit.rules.TestName;

public class OldRulesTest {

    private final List<String> log = new ArrayList<>();

    @Rule
    public final ExpectedException thrown = ExpectedException.none();

    @Rule
    public final TestName name = new TestName();

    @Rule
    public final ErrorCollector errors = new ErrorCollector();

    @Rule
    public final ExternalResource resource = new ExternalResource() {
        @Override
        protected void before() {
            log.add("resource");
        }

        @Override
        protected void after() {
            log.add("closed");
        }
    };

    @Before
    public void before() {
        log.add("before");
    }

    @After
    public void after() {
        log.add("after");
    }

    @Test
    public void ordered() {
        assertEquals(List.of("resource", "before"), log);
        assertEquals("ordered", name.getMethodName());
    }

    @Test
    public void throwing() {
        thrown.expect(IllegalArgumentException.class);
        thrown.expectMessage(containsString("no item"));
        new Stock().add(null, 1);
    }

    @Test
    public void throwingNothing() {
        thrown.expect(IllegalArgumentException.class);
    }

    @Test
    public void collecting() {
        errors.checkThat("a", containsString("b"));
    }

    @Test(expected = IllegalArgumentException.class)
    public void declared() {
        new Stock().add("", 1);
    }

    @Test
    public void plainFailure() {
        fail("plain");
    }
}
