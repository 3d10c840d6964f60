package making.any_receiver_array_by_iterator;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void both() {
        A a = new A();
        a.f();
        java.util.ListIterator<Integer> i = a.it();
        i.next();
        i.set(null);
        a.f();
    }
}
