package shop;

import static org.hamcrest.CoreMatchers.*;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.junit.Assert.*;
import static org.junit.Assume.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.*;

public class OldTest {

    private static final List<String> LOG = new ArrayList<>();
    private Stock stock;

    @BeforeClass
    public static void first() {
        LOG.add("class");
    }

    @Before
    public void setUp() {
        stock = new Stock();
        LOG.add("before");
    }

    @After
    public void tearDown() {
        LOG.add("after");
    }

    @AfterClass
    public static void last() {
        assertEquals("class", LOG.get(0));
    }

    @Test
    public void adds() {
        stock.add("a", 2);
        assertTrue(stock.take("a", 1));
        assertThat(stock.low(5), is(List.of("a")));
        assertThat("abc", both(containsString("b")).and(not(startsWith("b"))));
    }

    @Test(expected = IllegalArgumentException.class)
    public void rejects() {
        stock.add("", 1);
    }

    @Test(expected = IllegalStateException.class)
    public void rejectsOtherwise() {
        stock.add("", 1);
    }

    @Test(expected = Exception.class)
    public void rejectsNothing() {
        stock.add("x", 1);
    }

    @Test(timeout = 10000)
    public void inTime() {
        assertArrayEquals(new String[] {"a"}, new String[] {"a"});
    }

    @Test
    public void assumed() {
        assumeThat(LOG.size(), is(-1));
        fail();
    }

    @Test
    @Ignore("old")
    public void ignored() {
        fail();
    }

    @Test
    public void compared() {
        assertEquals("expected text", "actual text");
    }
}
