package lab;

import obligato.Obligato;

class Door {
    public static void main(String[] args) {
        int code = Obligato.anyInt("code");
        String name = Obligato.anyString("name");
        Obligato.assume(name != null && name.length() == 2);
        assert code != 42 || name.charAt(1) != 'x' : "opened by " + code;
    }
}
