// A static field moves to the parent, where it begins with something else.
package versions.moved_static_up;

class Base {  }
// diff:
