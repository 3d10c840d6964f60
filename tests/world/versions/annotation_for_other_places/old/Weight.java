// The annotation may not be written any more where it was.
// diff:
package versions.annotation_for_other_places;

import java.lang.annotation.*;
@Target(ElementType.METHOD) @interface Weight { }
