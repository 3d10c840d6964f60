// A field that callers set was moved to the parent, which another class shares.
package versions.static_field_removed;

class Base { static int hits; }
// diff:
