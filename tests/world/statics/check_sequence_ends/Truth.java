package statics.check_sequence_ends;

public class Truth {
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            System.out.println(Serial.next());
        }
    }
}
