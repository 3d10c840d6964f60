package inputs.lists_of_one_name;

import java.util.List;

class Truth {
    public static void main(String[] args) {
        Numbers box = new Numbers();
        box.all = List.of(7);
        Shelf.first(box);
    }
}
