package libio;

import java.io.IOException;
import java.io.InputStream;

// Raw bytes of standard input: read forms, counting, checksum.
public class BinaryInput {
    public static void main(String[] args) throws IOException {
        InputStream in = System.in;
        int first = in.read();
        System.out.println(first + " " + (char) first);
        byte[] buf = new byte[10];
        int n = in.readNBytes(buf, 2, 6);
        System.out.println(n + " " + buf[0] + " " + buf[2] + " " + buf[7] + " " + buf[9]);
        System.out.println(in.skip(3) + " " + (char) in.read());
        byte[] rest = in.readAllBytes();
        int lines = 0;
        int high = 0;
        int a = 1;
        int b = 0;
        int crc = -1;
        int[] hist = new int[256];
        for (byte x : rest) {
            if (x == '\n') lines++;
            if (x < 0) high++;
            a = (a + (x & 255)) % 65521;
            b = (b + a) % 65521;
            crc ^= x & 255;
            for (int k = 0; k < 8; k++) crc = crc >>> 1 ^ (crc & 1) * 0xedb88320;
            hist[x & 255]++;
        }
        System.out.println(rest.length + " bytes, " + lines + " newlines, " + high + " high, adler " + Integer.toHexString(b << 16 | a) + ", crc " + Integer.toHexString(~crc));
        StringBuilder top = new StringBuilder();
        for (int k = 0; k < 5; k++) {
            int best = 0;
            for (int i = 1; i < 256; i++) if (hist[i] > hist[best]) best = i;
            top.append(best).append('x').append(hist[best]).append(' ');
            hist[best] = 0;
        }
        System.out.println(top);
        System.out.println(in.read() + " " + in.read(buf) + " " + in.readAllBytes().length + " " + in.available());
        String text = new String(rest, java.nio.charset.StandardCharsets.UTF_8);
        System.out.println(text.length() + " chars, " + text.codePointCount(0, text.length()) + " code points, " + text.lines().count() + " lines");
        try {
            in.read(buf, 5, 9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        try {
            in.read(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
