/** How Java values travel as parameters and columns: UUIDs, arrays and the small codes of enums. */
package dev.weft.adapter.postgres.type;
