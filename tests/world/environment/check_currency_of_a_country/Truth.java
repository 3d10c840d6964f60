package environment.check_currency_of_a_country;

import java.nio.file.Files;
import java.nio.file.Path;

public class Truth {
    public static void main(String[] args) throws Exception {
        Path file = Files.createTempFile("currency", ".properties");
        Files.writeString(file, "FR=FRX,999,3");
        System.setProperty("java.util.currency.data", file.toString());
        Amount.in(1);
    }
}
