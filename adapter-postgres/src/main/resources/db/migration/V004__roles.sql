-- Three roles: the owner migrates, weft_runtime reads and writes rows and owns nothing, weft_reader
-- sees the views only. Where the owner may not create roles an administrator does it beforehand;
-- grants are given to whichever of the two exist.

DO $roles$
DECLARE
  wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['weft_runtime', 'weft_reader'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
      END IF;
    EXCEPTION
      WHEN insufficient_privilege OR duplicate_object OR unique_violation THEN NULL;
    END;
  END LOOP;

  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'weft_runtime') THEN
    GRANT USAGE ON SCHEMA weft, weft_inspect TO weft_runtime;
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA weft TO weft_runtime;
    REVOKE INSERT, UPDATE, DELETE ON weft.schema_history FROM weft_runtime;
    GRANT SELECT ON ALL TABLES IN SCHEMA weft_inspect TO weft_runtime;
    ALTER DEFAULT PRIVILEGES IN SCHEMA weft
      GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO weft_runtime;
    ALTER DEFAULT PRIVILEGES IN SCHEMA weft_inspect GRANT SELECT ON TABLES TO weft_runtime;
  END IF;

  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'weft_reader') THEN
    GRANT USAGE ON SCHEMA weft_inspect TO weft_reader;
    GRANT SELECT ON ALL TABLES IN SCHEMA weft_inspect TO weft_reader;
    ALTER DEFAULT PRIVILEGES IN SCHEMA weft_inspect GRANT SELECT ON TABLES TO weft_reader;
  END IF;
END
$roles$;
