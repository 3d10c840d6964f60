package versions.enum_begun_by_the_library;

enum Colour { RED; static final int BEGUN_WITH = Colours.first; }
