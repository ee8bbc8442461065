/** What keeps the engine going, run by hand over HTTP. */
package dev.weft.bootstrap.http.admin;
