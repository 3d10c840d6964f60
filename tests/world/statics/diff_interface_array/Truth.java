package statics.diff_interface_array;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Sizes.BOXES[2]);
    }
}
