-- An event holds the values of its rows, so what was done to rows that are one person's alone is read
-- by whoever did it, and by no lead. Of views, which may be for several people, the trail tells more,
-- as long as none of an event's rows is one person's.
create policy personal_reads on audit_events as restrictive for select to omc_app
  using (user_id = (select omc_user_id())
    or subject_type <> all ('{system_notices, views, conversations, conversation_messages, cable_tickets, preferences}')
    or (subject_type = 'views' and subject_ids <> '{}'
      and subject_ids <@ (select array(select v.id::text from views v where v.kind <> 'personal'))));
