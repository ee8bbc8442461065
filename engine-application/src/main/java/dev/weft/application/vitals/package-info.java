/** The use cases that tell how the engine is doing. Touches domain and ports. */
package dev.weft.application.vitals;
