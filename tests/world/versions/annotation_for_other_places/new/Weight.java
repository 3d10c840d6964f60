package versions.annotation_for_other_places;

import java.lang.annotation.*;
@Target(ElementType.FIELD) @interface Weight { }
