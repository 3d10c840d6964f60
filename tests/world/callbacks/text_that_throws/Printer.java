// Tempts: the text of a document is constant; that of a subclass throws.
// check: callbacks.text_that_throws.Printer::print(callbacks.text_that_throws.Document) => VIOLATED
// flags: --property exceptions
package callbacks.text_that_throws;

class Document {
    @Override
    public String toString() {
        return "document";
    }
}

public final class Printer {
    private Printer() {}

    public static int print(Document document) {
        StringBuilder page = new StringBuilder("<");
        page.append(document);
        return page.append('>').length();
    }
}
