import type { Desk } from './seed-desk.ts'

const SETTINGS = { 联系方式: '运营支持群', 工作时间: '09:00-21:00', '审核时限（小时）': 12 }

/** Settings that the team made for itself. */
export const seedTeamSettings = ({ db, teamId }: Desk) =>
  db
    .updateTable('business_teams')
    .set({ settings: JSON.stringify(SETTINGS) })
    .where('id', '=', teamId)
    .execute()
