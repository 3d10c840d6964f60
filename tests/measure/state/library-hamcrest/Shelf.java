import java.util.ArrayList;
import java.util.List;

class Shelf {
    private final List<String> books = new ArrayList<>();
    private final int[] sizes = new int[4];
    private double width;
    private String room;

    void put(String book, double wide) {
        sizes[books.size()] = book.length();
        books.add(book);
        width += wide;
    }

    void room(String room) {
        this.room = room;
    }

    List<String> books() {
        return books;
    }

    double width() {
        return width;
    }

    String room() {
        return room;
    }
}
