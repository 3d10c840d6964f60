package versions.annotation_element_needed;

@interface Weight { int grams(); }
