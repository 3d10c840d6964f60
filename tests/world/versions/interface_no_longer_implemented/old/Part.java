// An interface that a class no longer implements is not initialised with it.
// diff: versions.interface_no_longer_implemented.Counter::get
package versions.interface_no_longer_implemented;

final class Part implements Numbered {
}
