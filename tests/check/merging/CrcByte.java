// check: CrcByte::crc
// verdict: HOLDS
public class CrcByte {
    private static int update(int crc, int value) {
        crc ^= value & 0xff;
        for (int bit = 0; bit < 8; bit++) {
            if ((crc & 1) != 0) {
                crc = crc >>> 1 ^ 0x8c;
            } else {
                crc >>>= 1;
            }
        }
        return crc;
    }

    public static int crc(byte[] data) {
        if (data == null || data.length != 3) {
            return 0;
        }
        int crc = 0;
        for (byte b : data) {
            crc = update(crc, b);
        }
        assert crc >= 0 && crc <= 255;
        assert update(crc, crc) == 0;
        return crc;
    }
}
