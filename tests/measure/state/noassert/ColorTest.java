import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class ColorTest {
    @Test void prints() {
        Color color = new Color("green", 0x00ff00);
        System.out.println(color.getName() + color.getRgb());
        if (color.getRgb() > 3) {
            System.out.println("bright");
        }
    }
}
