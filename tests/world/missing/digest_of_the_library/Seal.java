// An algorithm of the library that is not looked for in its providers is taken to be missing.
// check: missing.digest_of_the_library.Seal::strength(boolean)
package missing.digest_of_the_library;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

public final class Seal {
    private Seal() {
    }

    public static int strength(boolean strong) {
        int bits;
        try {
            bits = strong ? MessageDigest.getInstance("SHA3-512").getDigestLength() * 8 : 0;
        } catch (NoSuchAlgorithmException e) {
            bits = 0;
        }
        assert bits == 0 : bits;
        return bits;
    }
}
