package org.sosy_lab.sv_benchmarks;

/** Makes the objects for {@link Verifier#nondetObject}. */
public interface ObjectFactory<T> {

    /** An object, or null. */
    T createObject();
}
