package inputs.put_if_absent_on_fixed_map;

import java.util.Map;

class Truth {
    public static void main(String[] args) {
        try {
            System.out.println(Defaults.ensure(Map.of(Language.FRENCH, Language.FRENCH)));
        } catch (UnsupportedOperationException e) {
            System.out.println("refused");
        }
    }
}
