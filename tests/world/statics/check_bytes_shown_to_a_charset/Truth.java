package statics.check_bytes_shown_to_a_charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

public class Truth extends Charset {
    Truth() {
        super("x-own", null);
    }

    @Override
    public boolean contains(Charset other) {
        return false;
    }

    @Override
    public CharsetEncoder newEncoder() {
        throw new UnsupportedOperationException();
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new CharsetDecoder(this, 1, 1) {
            @Override
            protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                in.array()[0] = 9;
                in.position(in.limit());
                return CoderResult.UNDERFLOW;
            }
        };
    }

    public static void main(String[] args) {
        Table.text(new Truth());
        Table.first();
    }
}
