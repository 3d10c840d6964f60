package kept.private_array_is_handed_out;

class Truth {
    public static void main(String[] arguments) {
        Scale scale = new Scale();
        scale.steps()[0] = 0;
        scale.pick();
    }
}
