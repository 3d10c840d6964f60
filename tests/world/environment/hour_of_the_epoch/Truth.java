package environment.hour_of_the_epoch;

import java.util.SimpleTimeZone;
import java.util.TimeZone;

class Truth {
    public static void main(String[] args) {
        TimeZone.setDefault(new SimpleTimeZone(3_600_000, "ELSE"));
        Stamp.hour(true);
    }
}
