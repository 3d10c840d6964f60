package inputs.cast_to_the_usual_list;

import java.util.LinkedList;

class Truth {
    public static void main(String[] args) {
        Trimmer.trim(new LinkedList<>());
    }
}
