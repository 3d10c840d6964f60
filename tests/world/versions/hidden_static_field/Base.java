// A subclass gets a static field of the same name as its parent's.
package versions.hidden_static_field;

class Base { static int size = 7; }
// diff:
