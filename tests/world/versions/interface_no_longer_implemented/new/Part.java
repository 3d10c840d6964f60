package versions.interface_no_longer_implemented;

final class Part {
}
