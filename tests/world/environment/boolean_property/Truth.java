package environment.boolean_property;

import org.junit.jupiter.api.Test;

class Truth {
    static {
        System.setProperty("hunt.fast", "true");
    }

    @Test
    void fast() {
        Env.has(1);
    }
}
