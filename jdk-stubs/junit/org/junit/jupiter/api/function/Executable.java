package org.junit.jupiter.api.function;

/** Stands for JUnit's interface where JUnit is not installed. */
@FunctionalInterface
public interface Executable {
    void execute() throws Throwable;
}
