package shop;

import static org.junit.Assert.*;

import java.util.Arrays;
import java.util.Collection;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class OldParamsTest {

    private final String word;
    private final boolean number;

    public OldParamsTest(String word, boolean number) {
        this.word = word;
        this.number = number;
    }

    @Parameters(name = "{0}")
    public static Collection<Object[]> data() {
        return Arrays.asList(new Object[][] {{"12", true}, {"1x", false}, {"", false}});
    }

    @Test
    public void number() {
        assertEquals(number, Words.isNumber(word));
    }

    @Test
    public void kind() {
        assertEquals(number, Words.kind(word).equals("number"));
    }

    @RunWith(Parameterized.class)
    public static class Fields {

        @Parameter
        public int level;
        @Parameter(1)
        public long expected;

        @Parameters
        public static Object[][] data() {
            return new Object[][] {{1, 10}, {3, 20}};
        }

        @Test
        public void level() {
            assertEquals(expected, Words.level(level));
        }
    }
}
