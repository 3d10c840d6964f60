package versions.member_class_shadows;

final class Tool {
    static int v() {
        return 1;
    }
}
