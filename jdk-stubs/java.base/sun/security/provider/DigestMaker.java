package sun.security.provider;

import java.security.MessageDigestSpi;

/** Makes the digest implementations of this package by name. */
public final class DigestMaker {

    private DigestMaker() {
    }

    /** The implementation of an upper-case algorithm name, or null. */
    public static MessageDigestSpi make(String name) {
        switch (name) {
            case "MD5":
                return new MD5();
            case "SHA":
            case "SHA1":
            case "SHA-1":
                return new SHA();
            case "SHA-224":
                return new SHA2.SHA224();
            case "SHA-256":
                return new SHA2.SHA256();
            case "SHA-384":
                return new SHA5.SHA384();
            case "SHA-512":
                return new SHA5.SHA512();
            default:
                return null;
        }
    }
}
