package versions.throws_inferred;

import java.io.*;

final class P {
    String name() throws IOException { return "n"; }
    int twice(int x) { return x * 2; }
}
