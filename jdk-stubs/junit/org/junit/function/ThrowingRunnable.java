package org.junit.function;

/** Stands for JUnit's interface where JUnit is not installed. */
@FunctionalInterface
public interface ThrowingRunnable {
    void run() throws Throwable;
}
