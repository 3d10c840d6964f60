package environment.size_by_property;

class Truth {
    public static void main(String[] args) {
        System.setProperty("environment.buffers.size", "128");
        System.out.println(Buffers.size(2));
    }
}
