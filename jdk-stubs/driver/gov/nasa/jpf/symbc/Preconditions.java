package gov.nasa.jpf.symbc;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * What the inputs of a method must satisfy when that tool calls it with unknown arguments. A program that is started
 * passes its own, so the verdict says that others are left out; name the method as the target to have them all.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface Preconditions {

    /** A condition over the parameters, which is not looked at. */
    String value();
}
