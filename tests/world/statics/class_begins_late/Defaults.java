package statics.class_begins_late;

import java.util.concurrent.atomic.AtomicInteger;

/** Settings that a program changes before it begins its work. */
public final class Defaults {
    public static final AtomicInteger CAPACITY = new AtomicInteger(16);
}
