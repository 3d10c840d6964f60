package statics.flag_beside_final_list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void echoed() {
        Console.echo = true;
        Console.print("a");
        assertEquals(1, Console.shown());
    }
}
