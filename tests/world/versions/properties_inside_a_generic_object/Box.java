package versions.properties_inside_a_generic_object;

final class Box<T> {
    final T content;

    Box(T content) {
        this.content = content;
    }
}
