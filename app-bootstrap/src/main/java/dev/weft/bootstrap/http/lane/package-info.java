/** Lanes and the workers at them over HTTP: list, pause, resume. */
package dev.weft.bootstrap.http.lane;
