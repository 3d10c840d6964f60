import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;
import java.util.*;

class WTest {
    @Test void t() { W w = new W(1, true); assertTrue(w.allow()); assertFalse(w.allow()); }
    @Test void only() { W w = new W(1, true); boolean b = w.allow(); if (b) System.out.println(w.flag ? "y" : "n"); }
}
