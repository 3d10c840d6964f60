// An interface is initialised with the class that implements it, since it has a default method.
// diff: versions.interface_begins_with_its_class.Counter::get
package versions.interface_begins_with_its_class;

interface Numbered {
    int NUMBER = Counter.next();
}
