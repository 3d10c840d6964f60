package gov.nasa.jpf.symbc;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * Marks a field as an input of a driver. Static fields that are not final have any value once their class is
 * initialised; those of objects are not followed, which the verdict says.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface Symbolic {

    /** {@code "false"} for a field that is none after all. */
    String value();
}
