-- Layouts on which the pictures of goods are drawn: sizes in pixels, boxes in `layout`.
create table creative_templates (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  name text not null check (name <> ''),
  width integer not null check (width between 200 and 2000),
  height integer not null check (height between 200 and 2000),
  layout jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index creative_templates_team on creative_templates (business_team_id, updated_at desc, id desc);
create index creative_templates_all_by_updated_at on creative_templates (updated_at, id) where deleted_at is null;
call omc_protect('creative_templates');
grant select, insert, update on creative_templates to omc_app;
grant select, insert, update, delete on creative_templates to omc_jobs;

-- Which template a picture was drawn on; null for the plain one.
alter table creative_materials add column creative_template_id bigint references creative_templates;

-- What the cover of a material looks like, and the address that it was seen at.
alter table carry_materials add column picture_sign text, add column picture_sign_of text;
