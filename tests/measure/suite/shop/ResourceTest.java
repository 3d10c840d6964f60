package shop;

import static org.junit.jupiter.api.Assertions.*;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

public class ResourceTest {

    public interface Voice {
        String say();
    }

    public static class Loud implements Voice {
        @Override
        public String say() {
            return "HEY";
        }
    }

    public static class Quiet implements Voice {
        @Override
        public String say() {
            return "hey";
        }
    }

    @Test
    void read() throws Exception {
        try (InputStream in = ResourceTest.class.getResourceAsStream("data.txt");
             BufferedReader reader = new BufferedReader(new InputStreamReader(in))) {
            String kinds = reader.lines().map(Words::kind).collect(Collectors.joining(" "));
            assertEquals("keyword name number", kinds);
        }
    }

    @Test
    void byLoader() throws Exception {
        try (InputStream in = Thread.currentThread().getContextClassLoader().getResourceAsStream("shop/data.txt")) {
            assertEquals('i', in.read());
        }
    }

    @Test
    void absent() {
        assertNull(ResourceTest.class.getResourceAsStream("/data.txt"));
        assertNull(ResourceTest.class.getResourceAsStream("nothing.txt"));
        assertNull(ResourceTest.class.getResource("nothing.txt"));
    }

    @Test
    void services() {
        StringBuilder said = new StringBuilder();
        ServiceLoader<Voice> voices = ServiceLoader.load(Voice.class);
        voices.forEach(voice -> said.append(voice.say()));
        assertEquals("HEYhey", said.toString());
        assertSame(voices.iterator().next(), voices.findFirst().get());
        assertEquals(2, voices.stream().count());
    }
}
