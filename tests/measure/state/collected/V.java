public class V {
    double mean;
    float ratio;
    int count;
    String name;
    int after;

    void fill() {
        mean = 1.5;
        ratio = 3f;
        count = 4;
        name = "v";
        after = 6;
    }
}
