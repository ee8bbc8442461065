/**
 * JSON of the API: members read one by one with every problem collected, and answers written.
 *
 * <p>No data binding: a member nobody asked for is a problem too. Names are snake_case, times RFC
 * 3339 in UTC with milliseconds.
 */
package dev.weft.bootstrap.http.json;
