package obligato;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a static method as a model: with {@code --models}, Obligato explores it wherever the named methods are called.
 *
 * <p>A model says what native or absent code may do, or what matters of code that is too large to explore. It has the
 * parameters of the method that it stands for; the model of an instance method takes the receiver first, which is
 * never null. A call of that method from the model itself runs the real one.
 *
 * <pre>{@code
 * @StandsFor("com.example.Sensor::read")
 * static int read(Sensor sensor) {
 *     return Obligato.anyInt("reading", -40, 125);
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface StandsFor {
    /**
     * The methods: {@code pkg.Class::method}, with parameter types where several have the name and these parameters do
     * not tell which: {@code pkg.Class::method(int,String)}.
     */
    String[] value();
}
