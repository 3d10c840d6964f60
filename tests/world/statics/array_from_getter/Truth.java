package statics.array_from_getter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void leapYear() {
        MonthTable.days()[1]++;
        assertEquals("leap", MonthTable.length(2));
    }
}
