package j21apps;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A stack machine with sealed instructions and values, a peephole optimiser on pairs, and a generic visitor. */
public class StackMachine {

    sealed interface Ins {
        record Push(Value v) implements Ins { }

        record Store(String n) implements Ins { }

        record Fetch(String n) implements Ins { }

        record Jump(int to, When when) implements Ins { }

        enum Simple implements Ins { ADD, SUB, MUL, DUP, SWAP, LESS, PRINT, HALT }
    }

    enum When { ALWAYS, IF_TRUE, IF_FALSE }

    sealed interface Value {
        record I(long n) implements Value { }

        record S(String s) implements Value { }

        record B(boolean b) implements Value { }
    }

    interface Visitor<R> {
        R push(Value v);

        R simple(Ins.Simple s);

        R other(Ins i);

        default R visit(Ins i) {
            return switch (i) {
                case Ins.Push(Value v) -> push(v);
                case Ins.Simple s -> simple(s);
                case Ins.Store s -> other(s);
                case Ins.Fetch f -> other(f);
                case Ins.Jump j -> other(j);
            };
        }
    }

    record Operands(Value a, Value b) { }

    static Value binary(Ins.Simple op, Value a, Value b) {
        return switch (new Operands(a, b)) {
            case Operands(Value.I(long x), Value.I(long y)) -> switch (op) {
                case ADD -> new Value.I(x + y);
                case SUB -> new Value.I(x - y);
                case MUL -> new Value.I(x * y);
                case LESS -> new Value.B(x < y);
                default -> throw new IllegalStateException(op.name());
            };
            case Operands(Value.S(var s), var v) when op == Ins.Simple.ADD -> new Value.S(s + text(v));
            case Operands(Value.S(var s), Value.I(var n)) when op == Ins.Simple.MUL -> new Value.S(s.repeat(Math.clamp(n, 0, 9)));
            case Operands(Value.B(var x), Value.B(var y)) when op == Ins.Simple.MUL -> new Value.B(x && y);
            case Operands(var x, var y) -> throw new IllegalArgumentException(op + " of " + x + " and " + y);
        };
    }

    static String text(Value v) {
        return switch (v) {
            case Value.I(var n) -> Long.toString(n);
            case Value.S(var s) -> s;
            case Value.B(var b) -> b ? "T" : "F";
        };
    }

    static long run(List<Ins> code, StringBuilder out) {
        Deque<Value> stack = new ArrayDeque<>();
        Map<String, Value> vars = new LinkedHashMap<>();
        long steps = 0;
        int pc = 0;
        loop:
        while (true) {
            steps++;
            switch (code.get(pc++)) {
                case Ins.Push(var v) -> stack.addFirst(v);
                case Ins.Store(var n) -> vars.put(n, stack.removeFirst());
                case Ins.Fetch(var n) when vars.get(n) instanceof Value v -> stack.push(v);
                case Ins.Fetch(var n) -> throw new IllegalStateException("unset " + n + " among " + vars.keySet());
                case Ins.Jump(int to, When w) when w == When.ALWAYS -> pc = to;
                case Ins.Jump(int to, When w) -> {
                    if (stack.pop() instanceof Value.B(boolean b) && b == (w == When.IF_TRUE)) {
                        pc = to;
                    }
                }
                case Ins.Simple.DUP -> stack.push(stack.getFirst());
                case Ins.Simple.SWAP -> {
                    Value a = stack.pop();
                    Value b = stack.pop();
                    stack.push(a);
                    stack.push(b);
                }
                case Ins.Simple.PRINT -> out.append(text(stack.pop())).append(' ');
                case Ins.Simple.HALT -> {
                    break loop;
                }
                case Ins.Simple op -> {
                    Value b = stack.pop();
                    stack.push(binary(op, stack.pop(), b));
                }
            }
        }
        return steps;
    }

    static Value i(long n) {
        return new Value.I(n);
    }

    static Ins push(long n) {
        return new Ins.Push(i(n));
    }

    public static void main(String[] args) {
        List<Ins> factorial = List.of(push(1), new Ins.Store("f"), push(1), new Ins.Store("i"),
            new Ins.Fetch("i"), push(15), Ins.Simple.LESS, new Ins.Jump(18, When.IF_FALSE),
            new Ins.Fetch("f"), new Ins.Fetch("i"), Ins.Simple.MUL, Ins.Simple.DUP, Ins.Simple.PRINT, new Ins.Store("f"),
            new Ins.Fetch("i"), push(1), Ins.Simple.ADD, new Ins.Jump(19, When.ALWAYS), Ins.Simple.HALT,
            new Ins.Store("i"), new Ins.Jump(4, When.ALWAYS));
        StringBuilder out = new StringBuilder();
        System.out.println(run(factorial, out) + " " + out);

        out.setLength(0);
        List<Ins> strings = List.of(new Ins.Push(new Value.S("ab")), push(3), Ins.Simple.MUL, push(7), Ins.Simple.ADD,
            Ins.Simple.PRINT, new Ins.Push(new Value.B(true)), new Ins.Push(new Value.B(false)), Ins.Simple.MUL,
            Ins.Simple.PRINT, push(2), push(5), Ins.Simple.SWAP, Ins.Simple.SUB, Ins.Simple.PRINT, Ins.Simple.HALT);
        System.out.println(run(strings, out) + " " + out);

        Visitor<String> printer = new Visitor<>() {
            public String push(Value v) {
                return "push " + text(v);
            }

            public String simple(Ins.Simple s) {
                return s.name().toLowerCase();
            }

            public String other(Ins i) {
                return i.toString();
            }
        };
        for (Ins ins : factorial.subList(0, 9)) {
            System.out.print(printer.visit(ins) + "; ");
        }
        System.out.println();
        Visitor<Integer> weigher = new Visitor<>() {
            public Integer push(Value v) {
                return v instanceof Value.I(long n) && n < 128 ? 2 : 9;
            }

            public Integer simple(Ins.Simple s) {
                return 1;
            }

            public Integer other(Ins i) {
                return i instanceof Ins.Jump(var to, var w) ? 3 + w.ordinal() : 5;
            }
        };
        System.out.println(factorial.stream().mapToInt(weigher::visit).sum() + " " + strings.stream().map(weigher::visit).toList());
        try {
            run(List.of(new Ins.Fetch("nope")), out);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        run(List.of(push(1), new Ins.Push(new Value.S("s")), Ins.Simple.SUB), out);
    }
}
