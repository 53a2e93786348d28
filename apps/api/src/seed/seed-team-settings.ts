import type { Desk } from './seed-desk.ts'

const SETTINGS = { contact: '运营支持群', work_hours: '09:00-21:00', review_within_hours: 12 }

/** Settings that the team made for itself. */
export const seedTeamSettings = ({ db, teamId }: Desk) =>
  db
    .updateTable('business_teams')
    .set({ settings: JSON.stringify(SETTINGS) })
    .where('id', '=', teamId)
    .execute()
