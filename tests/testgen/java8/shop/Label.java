package shop;

/** Many fields that a builder sets one by one. */
public final class Label {
    private final int width;
    private final int height;
    private final String text;
    private final Character quoteCharacter;
    private final boolean bold;
    private final boolean framed;
    private final long colour;

    private Label(Builder builder) {
        width = builder.width;
        height = builder.height;
        text = builder.text;
        quoteCharacter = builder.quote;
        bold = builder.bold;
        framed = builder.framed;
        colour = builder.colour;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private int width = 1;
        private int height = 1;
        private String text;
        private Character quote;
        private boolean bold;
        private boolean framed = true;
        private long colour;

        private Builder() {
        }

        public Builder setWidth(int width) {
            this.width = width;
            return this;
        }

        public Builder setHeight(int height) {
            this.height = height;
            return this;
        }

        public Builder setText(String text) {
            this.text = text;
            return this;
        }

        public Builder setQuote(char quote) {
            this.quote = quote;
            return this;
        }

        public Builder setBold(boolean bold) {
            this.bold = bold;
            return this;
        }

        public Builder setFramed(boolean framed) {
            this.framed = framed;
            return this;
        }

        public Builder setColour(long colour) {
            this.colour = colour;
            return this;
        }

        public Label build() {
            return new Label(this);
        }
    }

    /** Tells apart labels by all their fields. */
    public static int rank(Label label) {
        if (label.width != 17 || label.height != 4 || label.bold == label.framed) {
            return 0;
        }
        if (label.colour != 255 || label.text == null || label.quoteCharacter == null) {
            return 1;
        }
        return label.quoteCharacter == '#' ? 3 : 2;
    }
}
