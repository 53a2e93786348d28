-- What a write changed, row by row, so that it can be undone while nothing else changed the rows:
-- [{"id": 1, "before": {column: value}, "after": {column: value}}]. Sealed columns stay out.
alter table audit_events add column changes jsonb;
