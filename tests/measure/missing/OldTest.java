public class OldTest {
    @org.junit.Test public void four() { Purse p = new Purse(); p.put(5); }
}
