import type { Desk } from './seed-desk.ts'

/** Two disabled plans of a team, so that a demo left open does not publish automatically. */
export async function seedPlans({ db, accounts, people, team, deps: { now } }: Desk) {
  const someone = [...people.users.values()].find((person) => person.team === team)
  const rows = accounts.slice(0, 2).flatMap((account, i) => {
    const user_id = account.ownerId ?? someone?.id
    if (user_id === undefined) return []
    return [
      {
        business_team_id: account.teamId,
        user_id,
        studio_account_id: account.id,
        name: i === 0 ? '工作日早晚各五篇' : '周末开放队列',
        kind: i === 0 ? ('submit' as const) : ('open_queue' as const),
        weekdays: JSON.stringify(i === 0 ? [1, 2, 3, 4, 5] : [6, 7]),
        times: i === 0 ? ['09:30', '20:00'] : ['10:00'],
        batch_count: 5,
        enabled: false,
        starts_on: null,
        ends_on: null,
        last_job_id: null,
        created_at: now,
        updated_at: now,
      },
    ]
  })
  if (rows.length > 0) await db.insertInto('plans').values(rows).execute()
}
