// The superclass gains a method that beats the interface's default; another method is only written otherwise.
package versions.shadowed_default_beside_refactoring;

public interface Power { default int power() { return 60; } }
// diff:
