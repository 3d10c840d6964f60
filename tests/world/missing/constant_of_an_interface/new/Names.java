package missing.constant_of_an_interface;

import java.util.List;

public interface Names {
    List<String> DAYS = List.of("mon", "tue", "wed", "thu");
}
