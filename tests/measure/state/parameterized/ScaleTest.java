import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.*;

class ScaleTest {
    @ParameterizedTest @CsvSource({ "2,3,6", "3,3,9" }) void scales(int factor, int value, int result) {
        assertEquals(result, new Scale(factor, Scale.Unit.GRAM).apply(value));
    }
    @ParameterizedTest @MethodSource("scaled") void fromSource(Scale scale, int result) {
        assertEquals(result, scale.apply(1));
    }
    static Stream<Arguments> scaled() {
        return Stream.of(Arguments.of(new Scale(4, Scale.Unit.KILO), 4000));
    }
}
