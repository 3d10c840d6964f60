// A template method asks two hooks in another order.
package versions.template_order;

abstract class Form {
    abstract String head();
    abstract String body();
    final String text() { String h = head(); String b = body(); return h + b; }
}
final class Plain extends Form { String head() { return "h"; } String body() { return "b"; } }
// diff:
