package callbacks.input_closed_calls_back;

import java.io.InputStream;

public class Truth {
    public static void main(String[] args) throws Exception {
        System.setIn(new InputStream() {
            @Override
            public int read() {
                return -1;
            }

            @Override
            public void close() {
                Job.again();
            }
        });
        Job.run(0);
    }
}
