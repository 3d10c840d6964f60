package versions.type_asked_by_class_object;

final class Paper implements Marked {
}
