package lengths.from_another;

class Truth {
    public static void main(String[] arguments) {
        Shared shared = new Shared(1);
        Shared other = new Shared(0);
        other.cut();
        shared.take(other);
        shared.first();
    }
}
