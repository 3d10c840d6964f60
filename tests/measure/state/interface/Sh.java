interface Sh { double area(); }
