package versions.standard_stream_as_value;

final class Look {
    static boolean isStandard(Object stream) {
        return stream == System.err;
    }
}
