package inputs.plain_method_of_abstract_class;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void open() {
        Shape path = new Shape() {
            @Override
            int sides() {
                return 3;
            }

            @Override
            boolean isClosed() {
                return false;
            }
        };
        assertEquals("line", Renderer.draw(path));
        assertEquals("area with 4", Renderer.draw(new Square()));
    }
}
