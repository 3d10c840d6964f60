package versions.interface_nested_shadows;

final class Tool {
    static int v() {
        return 1;
    }
}
