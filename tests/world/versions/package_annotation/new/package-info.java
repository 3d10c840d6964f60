@Version(2)
package versions.package_annotation;
