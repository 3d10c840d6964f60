package versions.interface_begins_with_its_class;

final class Part implements Numbered {
}
