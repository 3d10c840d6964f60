/** A state machine over characters: switch expressions of nested conditional ones. */
public class Fsm {
    private enum State { START, SIGN, INT, DOT, FRAC, EXP, EXPSIGN, EXPINT, ERROR }

    public static boolean isNumber(String s) {
        State st = State.START;
        for (int i = 0; i < s.length() && st != State.ERROR; i++) {
            char c = s.charAt(i);
            boolean digit = c >= '0' && c <= '9';
            boolean sign = c == '+' || c == '-';
            st = switch (st) {
                case START -> digit ? State.INT : sign ? State.SIGN : c == '.' ? State.DOT : State.ERROR;
                case SIGN -> digit ? State.INT : c == '.' ? State.DOT : State.ERROR;
                case INT -> digit ? State.INT : c == '.' ? State.FRAC : c == 'e' ? State.EXP : State.ERROR;
                case DOT, FRAC -> digit ? State.FRAC : c == 'e' && st == State.FRAC ? State.EXP : State.ERROR;
                case EXP -> digit ? State.EXPINT : sign ? State.EXPSIGN : State.ERROR;
                case EXPSIGN, EXPINT -> digit ? State.EXPINT : State.ERROR;
                default -> State.ERROR;
            };
        }
        return st == State.INT || st == State.FRAC || st == State.EXPINT;
    }
}
