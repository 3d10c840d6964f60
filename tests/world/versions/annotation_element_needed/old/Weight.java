// Who writes the annotation has to say more.
// diff:
package versions.annotation_element_needed;

@interface Weight { int grams() default 1; }
