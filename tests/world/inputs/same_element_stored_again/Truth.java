package inputs.same_element_stored_again;

import java.util.List;

class Truth {
    public static void main(String[] args) {
        System.out.println(Front.first(List.of("a", "b")));
    }
}
