package statics.check_interface_array;

public class Truth {
    public static void main(String[] args) {
        Weights.PARTS[0] = 60;
        Score.whole();
    }
}
