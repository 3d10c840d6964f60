// verdict: HOLDS
import obligato.Obligato;

public class BytesOfInputs {
    static int checksum(byte[] data) {
        int sum = 0;
        for (byte b : data) {
            sum = (sum + (b & 0xff)) % 255;
        }
        return sum;
    }

    public static void main(String[] args) {
        byte[] data = Obligato.anyByteArray(3);
        int before = checksum(data);
        byte swap = data[0];
        data[0] = data[2];
        data[2] = swap;
        assert checksum(data) == before;
        assert before >= 0 && before < 255;
    }
}
