/** The use cases of lanes: pause, resume, list. Touches domain and ports. */
package dev.weft.application.lane;
