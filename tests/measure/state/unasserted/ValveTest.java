import org.junit.jupiter.api.*;

class ValveTest {
    @Test void turns() {
        Valve valve = new Valve();
        valve.unlock();
        valve.turn();
    }
}
