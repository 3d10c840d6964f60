package versions.static_field_removed;

final class Other extends Base { }
