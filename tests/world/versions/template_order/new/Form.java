package versions.template_order;

abstract class Form {
    abstract String head();
    abstract String body();
    final String text() { String b = body(); String h = head(); return h + b; }
}
final class Plain extends Form { String head() { return "h"; } String body() { return "b"; } }
