package environment.date_at_the_default_place;

import java.util.SimpleTimeZone;
import java.util.TimeZone;

class Truth {
    public static void main(String[] args) {
        TimeZone.setDefault(new SimpleTimeZone(7_200_000, "ELSE"));
        System.out.println(Deadline.millis(true));
    }
}
