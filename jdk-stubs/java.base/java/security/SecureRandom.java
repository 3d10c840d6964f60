package java.security;

import java.util.Random;

import jdk.internal.misc.VM;

/**
 * A random generator seeded from the interpreter's clock. It is neither
 * secure nor unpredictable, which a program run under an interpreter that
 * repeats itself exactly cannot observe.
 *
 * Deliberately absent: providers and parameters; every algorithm name means
 * the same generator.
 */
public class SecureRandom extends Random {

    static final long serialVersionUID = 4940670005562187L;

    private static final long GAMMA = 0x9e3779b97f4a7c15L;

    private static long instances;

    private final String algorithm;
    private long state = System.nanoTime() + ++instances * GAMMA;

    // ---- construction ----

    public SecureRandom() {
        this("NativePRNG");
    }

    public SecureRandom(byte[] seed) {
        this("NativePRNG");
        setSeed(seed);
    }

    private SecureRandom(String algorithm) {
        super(0);
        this.algorithm = algorithm;
    }

    protected SecureRandom(SecureRandomSpi secureRandomSpi, Provider provider) {
        throw VM.unsupported("java.security.SecureRandom with a provider");
    }

    public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
        switch (algorithm) {
            case "NativePRNG":
            case "NativePRNGBlocking":
            case "NativePRNGNonBlocking":
            case "SHA1PRNG":
            case "DRBG":
                return new SecureRandom(algorithm);
            default:
                throw new NoSuchAlgorithmException(algorithm + " SecureRandom not available");
        }
    }

    public static SecureRandom getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException {
        return getInstance(algorithm);
    }

    public static SecureRandom getInstance(String algorithm, Provider provider)
            throws NoSuchAlgorithmException {
        return getInstance(algorithm);
    }

    public static SecureRandom getInstanceStrong() {
        return new SecureRandom("Blocking");
    }

    // ---- facts ----

    public final Provider getProvider() {
        return null;
    }

    public String getAlgorithm() {
        return algorithm;
    }

    @Override
    public String toString() {
        return algorithm;
    }

    // ---- seeds ----

    public void setSeed(byte[] seed) {
        for (byte b : seed) {
            state = mix(state ^ b);
        }
    }

    /** Also called by the superclass's constructor, with 0 and before this state exists. */
    @Override
    public void setSeed(long seed) {
        if (seed != 0) {
            state = mix(state ^ seed);
        }
    }

    public void reseed() {
        state = mix(state ^ System.nanoTime());
    }

    public static byte[] getSeed(int numBytes) {
        return new SecureRandom().generateSeed(numBytes);
    }

    public byte[] generateSeed(int numBytes) {
        if (numBytes < 0) {
            throw new IllegalArgumentException("numBytes cannot be negative");
        }
        byte[] seed = new byte[numBytes];
        nextBytes(seed);
        return seed;
    }

    // ---- numbers ----

    @Override
    public void nextBytes(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (step() >>> 32);
        }
    }

    @Override
    protected final int next(int numBits) {
        return (int) (step() >>> 64 - numBits);
    }

    private long step() {
        state += GAMMA;
        return mix(state);
    }

    /** Finaliser of the SplitMix generator. */
    private static long mix(long z) {
        long y = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        y = (y ^ y >>> 27) * 0x94d049bb133111ebL;
        return y ^ y >>> 31;
    }
}
