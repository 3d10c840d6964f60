package environment.cookie_has_expired;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void later() throws InterruptedException {
        Login login = new Login();
        assertEquals("visit 1", login.visit());
        Thread.sleep(2300);
        assertEquals("expired", login.visit());
    }
}
