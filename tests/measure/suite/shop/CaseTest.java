package shop;

import junit.framework.TestCase;

public class CaseTest extends TestCase {

    private Door door;

    @Override
    protected void setUp() {
        door = new Door();
    }

    @Override
    protected void tearDown() throws Exception {
        super.tearDown();
        door = null;
    }

    public void testEvening() {
        assertTrue(door.mayPass(true, false, 19, true));
    }

    public void testName() {
        assertEquals("testName", getName());
    }

    public void testWrong() {
        assertEquals(1, 2);
    }

    public void helper() {
        fail();
    }
}
