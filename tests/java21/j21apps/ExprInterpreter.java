package j21apps;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A small language: parser, simplifier, differentiator and evaluator, all by record patterns. */
public class ExprInterpreter {

    sealed interface Expr permits Num, Var, Bin, Neg, Call, Let { }

    record Num(double value) implements Expr { }

    record Var(String name) implements Expr { }

    record Bin(Op op, Expr left, Expr right) implements Expr { }

    record Neg(Expr e) implements Expr { }

    record Call(String f, List<Expr> args) implements Expr { }

    record Let(String name, Expr value, Expr body) implements Expr { }

    enum Op {
        ADD("+", 1), SUB("-", 1), MUL("*", 2), DIV("/", 2);

        final String sign;
        final int level;

        Op(String sign, int level) {
            this.sign = sign;
            this.level = level;
        }
    }

    static class Failure extends RuntimeException {
        Failure(String m) {
            super(m);
        }
    }

    static class Parser {
        final String[] tokens;
        int at;

        Parser(String text) {
            tokens = text.replaceAll("([-+*/(),=])", " $1 ").trim().split("\\s+");
        }

        String peek() {
            return at < tokens.length ? tokens[at] : "end";
        }

        String next() {
            String t = peek();
            at++;
            return t;
        }

        void expect(String t) {
            String got = next();
            if (!got.equals(t)) {
                throw new Failure("expected " + t + " but got " + got);
            }
        }

        Expr all() {
            Expr e = expr(1);
            expect("end");
            return e;
        }

        Expr expr(int level) {
            if (level > 2) {
                return unary();
            }
            Expr left = expr(level + 1);
            while (true) {
                Op op = switch (peek()) {
                    case "+" -> Op.ADD;
                    case "-" -> Op.SUB;
                    case "*" -> Op.MUL;
                    case "/" -> Op.DIV;
                    default -> null;
                };
                if (op == null || op.level != level) {
                    return left;
                }
                next();
                left = new Bin(op, left, expr(level + 1));
            }
        }

        Expr unary() {
            return switch (next()) {
                case "-" -> new Neg(unary());
                case "(" -> {
                    Expr e = expr(1);
                    expect(")");
                    yield e;
                }
                case "let" -> {
                    String n = next();
                    expect("=");
                    Expr v = expr(1);
                    expect("in");
                    yield new Let(n, v, expr(1));
                }
                case String s when Character.isDigit(s.charAt(0)) -> new Num(Double.parseDouble(s));
                case String s when Character.isLetter(s.charAt(0)) && peek().equals("(") -> {
                    List<Expr> args = new ArrayList<>();
                    next();
                    while (!peek().equals(")")) {
                        args.add(expr(1));
                        if (peek().equals(",")) {
                            next();
                        }
                    }
                    expect(")");
                    yield new Call(s, List.copyOf(args));
                }
                case String s when s.matches("[a-z]+") && !s.equals("end") -> new Var(s);
                case String s -> throw new Failure("unexpected " + s);
            };
        }
    }

    static double eval(Expr e, Map<String, Double> env) {
        return switch (e) {
            case Num(var v) -> v;
            case Var(var n) when env.containsKey(n) -> env.get(n);
            case Var(var n) -> throw new Failure("unbound " + n);
            case Neg(var i) -> -eval(i, env);
            case Bin(Op op, var l, var r) when op == Op.DIV && eval(r, env) == 0 -> throw new Failure("division by zero");
            case Bin(var op, var l, var r) -> {
                double a = eval(l, env);
                double b = eval(r, env);
                yield switch (op) {
                    case ADD -> a + b;
                    case SUB -> a - b;
                    case MUL -> a * b;
                    case DIV -> a / b;
                };
            }
            case Let(var n, var v, var b) -> {
                Map<String, Double> inner = new HashMap<>(env);
                inner.put(n, eval(v, env));
                yield eval(b, inner);
            }
            case Call(String f, List<Expr> args) -> {
                double[] v = args.stream().mapToDouble(a -> eval(a, env)).toArray();
                yield switch (f) {
                    case "max" -> java.util.Arrays.stream(v).max().orElse(Double.NaN);
                    case "sum" -> java.util.Arrays.stream(v).sum();
                    case String g when g.equals("abs") && v.length == 1 -> Math.abs(v[0]);
                    default -> throw new Failure("no function " + f + "/" + v.length);
                };
            }
        };
    }

    static Expr simplify(Expr e) {
        return switch (e) {
            case Bin(var op, var l, var r) -> switch (new Bin(op, simplify(l), simplify(r))) {
                case Bin(Op o, Num(var a), Num(var b)) when o != Op.DIV || b != 0 -> new Num(eval(new Bin(o, new Num(a), new Num(b)), Map.of()));
                case Bin(Op o, Num(double a), var x) when o == Op.MUL && a == 0 -> new Num(0);
                case Bin(Op o, Num(double a), var x) when o == Op.MUL && a == 1 || o == Op.ADD && a == 0 -> x;
                case Bin(Op o, var x, Num(double a)) when o == Op.MUL && a == 0 -> new Num(0);
                case Bin(Op o, var x, Num(double a)) when (o == Op.MUL || o == Op.DIV) && a == 1 || (o == Op.ADD || o == Op.SUB) && a == 0 -> x;
                case Bin(Op o, var x, var y) when o == Op.SUB && x.equals(y) -> new Num(0);
                case Bin(Op o, var x, Neg(var y)) when o == Op.ADD -> new Bin(Op.SUB, x, y);
                case Bin b -> b;
            };
            case Neg(Neg(var x)) -> simplify(x);
            case Neg(Num(var v)) -> new Num(-v);
            case Neg(var x) -> new Neg(simplify(x));
            case Call(var f, var args) -> new Call(f, args.stream().map(ExprInterpreter::simplify).toList());
            case Let(var n, var v, var b) -> new Let(n, simplify(v), simplify(b));
            case Num n -> n;
            case Var v -> v;
        };
    }

    static Expr derive(Expr e, String x) {
        return switch (e) {
            case Num n -> new Num(0);
            case Var(var n) -> new Num(n.equals(x) ? 1 : 0);
            case Neg(var i) -> new Neg(derive(i, x));
            case Bin(var op, var l, var r) -> switch (op) {
                case ADD, SUB -> new Bin(op, derive(l, x), derive(r, x));
                case MUL -> new Bin(Op.ADD, new Bin(Op.MUL, derive(l, x), r), new Bin(Op.MUL, l, derive(r, x)));
                case DIV -> new Bin(Op.DIV, new Bin(Op.SUB, new Bin(Op.MUL, derive(l, x), r), new Bin(Op.MUL, l, derive(r, x))), new Bin(Op.MUL, r, r));
            };
            case Call c -> throw new Failure("cannot derive " + c.f());
            case Let l -> throw new Failure("cannot derive let");
        };
    }

    static String show(Expr e, int level) {
        String s = switch (e) {
            case Num(double v) when v == Math.rint(v) -> Long.toString((long) v);
            case Num(double v) -> Double.toString(v);
            case Var(String n) -> n;
            case Neg(Expr i) -> "-" + show(i, 3);
            case Bin(Op op, Expr l, Expr r) -> show(l, op.level) + op.sign + show(r, op.level + 1);
            case Call(String f, List<Expr> a) -> f + a.stream().map(x -> show(x, 0)).toList().toString().replace('[', '(').replace(']', ')');
            case Let(String n, Expr v, Expr b) -> "let " + n + "=" + show(v, 0) + " in " + show(b, 0);
        };
        return e instanceof Bin(Op op, Expr l, Expr r) && op.level < level ? "(" + s + ")" : s;
    }

    public static void main(String[] args) {
        Map<String, Double> env = Map.of("x", 3.0, "y", -2.5);
        for (String text : List.of("1+2*3", "(1+2)*3-4/8", "x*x+2*x*y", "--x", "let z = x+1 in z*z", "max(x, y, 7)",
            "sum()", "abs(-y)", "0*x+1*y-0", "x-x", "x+-y", "1/0", "q+1", "foo(1)", "abs(1,2)", "2*(3", "1 $ 2", "x/(y+2.5)")) {
            StringBuilder out = new StringBuilder(text).append(": ");
            try {
                Expr e = new Parser(text).all();
                out.append(show(e, 0)).append(" ~ ").append(show(simplify(e), 0)).append(" = ").append(eval(e, env));
                out.append(" d ").append(show(simplify(derive(e, "x")), 0));
            } catch (Failure f) {
                out.append("failed: ").append(f.getMessage());
            }
            System.out.println(out);
        }
        System.out.println(simplify(new Neg(new Neg(new Bin(Op.MUL, new Num(2), new Num(4))))));
        System.out.println(eval(new Bin(Op.ADD, new Num(1), null), env));
    }
}
