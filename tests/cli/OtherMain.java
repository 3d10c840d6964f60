package shop;

class OtherMain {
    static void main() {}

    public static int main(int count) {
        return count;
    }
}
