package environment.kept_parts_of_an_address;

import java.net.URI;
import java.util.zip.CRC32;

// check: environment.kept_parts_of_an_address.Link::to(int) => HOLDS
public final class Link {
    private Link() {}

    static String to(int page) {
        String path = URI.create("http://example.com/a/b").getPath();
        CRC32 sum = new CRC32();
        sum.update(path.length());
        assert path.equals("/a/b") && sum.getValue() != 0;
        return path + page;
    }
}
