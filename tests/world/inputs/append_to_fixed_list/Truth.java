package inputs.append_to_fixed_list;

import java.util.Arrays;

class Truth {
    public static void main(String[] args) {
        Trail.begin(Arrays.asList(), "start");
    }
}
