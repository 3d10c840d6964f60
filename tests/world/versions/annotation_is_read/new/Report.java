// No code differs: an annotation does, and the program reads it.
// diff: versions.annotation_is_read.Titles::of
package versions.annotation_is_read;

@Label("yearly")
public class Report {}
