-- What was sent back earns nothing, whatever the channel said when it was stored.

create temporary table refunded_days on commit drop as
  select distinct studio_account_id, record_date from studio_orders
  where status = 'refunded' and cps_amount_fen <> 0;

update studio_orders set cps_amount_fen = 0 where status = 'refunded' and cps_amount_fen <> 0;
update team_orders set cps_amount_fen = 0 where status = 'refunded' and cps_amount_fen <> 0;

update studio_income_summaries s set cps_amount_fen = (
    select coalesce(sum(o.cps_amount_fen), 0) from studio_orders o
    where o.studio_account_id = s.studio_account_id and o.record_date = s.record_date)
from refunded_days d
where d.studio_account_id = s.studio_account_id and d.record_date = s.record_date;
