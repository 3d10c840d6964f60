// An annotation of the package is asked for.
// diff: versions.package_annotation.Api::version
package versions.package_annotation;

import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.PACKAGE) @interface Version { int value(); }
