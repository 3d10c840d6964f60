import junit.framework.TestCase;

public class NameTest extends TestCase {
    private Name name;
    @Override protected void setUp() {
        name = new Name("Ann", "Lee");
    }
    public void testFirst() {
        assertEquals("first of " + name.last, "Ann", name.first);
    }
}
