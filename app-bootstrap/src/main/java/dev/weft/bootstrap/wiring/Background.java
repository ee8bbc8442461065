package dev.weft.bootstrap.wiring;

import com.google.inject.BindingAnnotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Transactions reserved for loops. */
@BindingAnnotation
@Retention(RetentionPolicy.RUNTIME)
@interface Background {}
