-- Every execution has ended, and ended once.
SELECT count(*)
  FROM (SELECT e.partition_key, e.execution_id
          FROM weft.execution e
          LEFT JOIN weft.completion c USING (partition_key, execution_id)
         GROUP BY e.partition_key, e.execution_id
        HAVING count(c.execution_id) <> 1) astray
