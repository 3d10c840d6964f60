package java.security;

import java.util.Locale;

import jdk.internal.misc.VM;
import sun.security.provider.DigestMaker;

/**
 * Message digests without providers: the library's own implementations are
 * made directly. {@code MessageDigest.getInstance} is redirected to
 * {@link #find}.
 */
final class Digests {

    private Digests() {
    }

    static MessageDigest find(String algorithm) throws NoSuchAlgorithmException {
        String name = algorithm.toUpperCase(Locale.ROOT);
        MessageDigestSpi spi = DigestMaker.make(name);
        if (spi == null && (name.startsWith("SHA") || name.startsWith("MD"))) {
            throw VM.unsupported("java.security.MessageDigest " + name);
        }
        if (spi == null) {
            throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
        }
        return new Adapter(algorithm, spi);
    }

    /** Passes the calls of a digest on to its implementation. */
    private static final class Adapter extends MessageDigest {

        private final MessageDigestSpi spi;

        Adapter(String algorithm, MessageDigestSpi spi) {
            super(algorithm);
            this.spi = spi;
        }

        @Override
        protected int engineGetDigestLength() {
            return spi.engineGetDigestLength();
        }

        @Override
        protected void engineUpdate(byte input) {
            spi.engineUpdate(input);
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int len) {
            spi.engineUpdate(input, offset, len);
        }

        @Override
        protected byte[] engineDigest() {
            return spi.engineDigest();
        }

        @Override
        protected int engineDigest(byte[] buf, int offset, int len) throws DigestException {
            return spi.engineDigest(buf, offset, len);
        }

        @Override
        protected void engineReset() {
            spi.engineReset();
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            return new Adapter(getAlgorithm(), (MessageDigestSpi) spi.clone());
        }

        @Override
        public String toString() {
            return getAlgorithm() + " Message Digest";
        }
    }
}
