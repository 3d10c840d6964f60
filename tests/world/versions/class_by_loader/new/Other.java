package versions.class_by_loader;

final class Other {
}
