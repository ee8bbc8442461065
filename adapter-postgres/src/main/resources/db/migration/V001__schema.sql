-- The rooms and the clock. Every stored time is epoch milliseconds from weft.now_ms(): the store's
-- clock decides, never a process clock (I20). Tests replace the body of this one function.

CREATE SCHEMA IF NOT EXISTS weft;
CREATE SCHEMA IF NOT EXISTS weft_inspect;

CREATE FUNCTION weft.now_ms() RETURNS bigint
LANGUAGE sql VOLATILE
AS $$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;

-- Milliseconds to the type people read; NULL stays NULL.
CREATE FUNCTION weft_inspect.at(ms bigint) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT to_timestamp(ms / 1000.0) $$;

-- The public text form of an execution id.
CREATE FUNCTION weft_inspect.execution_id(partition_key smallint, id uuid) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT '{fp:' || partition_key || '}:' || id $$;
