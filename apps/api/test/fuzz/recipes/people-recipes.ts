import * as fc from 'fast-check'
import type { Kitchen, Recipe } from '../kitchen.ts'

const unique = ({ random }: Kitchen) =>
  random(fc.noBias(fc.integer({ min: 10_000_000, max: 99_999_999 })))

/** Another person of the team; changing oneself would end the session that calls. */
const somebody: Recipe = async (kitchen) => ({
  id: await kitchen.makeRow('users'),
  attributes: { phone_number: undefined },
})

/** People, teams and their categories. */
export const PEOPLE_RECIPES: Readonly<Record<string, Recipe>> = {
  'users.create': (kitchen) => ({
    attributes: {
      username: `person-${unique(kitchen)}`,
      phone_number: `137${unique(kitchen)}`,
      business_team_id: String(kitchen.caller.teamId),
    },
  }),
  'users.update': somebody,
  'users.update_password': async (kitchen) => {
    const { t, caller } = kitchen
    const username = `person-${unique(kitchen)}`
    const current = 'a bicycle in the rain'
    await caller.post('/api/v1/users', { username, password: current })
    return { caller: await t.as(username), attributes: { current_password: current } }
  },
  'userManagement.doEdit': async (kitchen) => ({
    attributes: {
      id: await kitchen.makeRow('users'),
      username: undefined,
      phone_number: undefined,
    },
  }),
  'userManagement.doDelete': async (kitchen) => ({
    attributes: { ids: [await kitchen.makeRow('users')] },
  }),
  'business_teams.create': (kitchen) => ({ attributes: { team_key: `team-${unique(kitchen)}` } }),
  'business_teams.update': (kitchen) => ({ attributes: { team_key: `team-${unique(kitchen)}` } }),
  'business_categories.create': (kitchen) => ({
    attributes: { name: `分类 ${unique(kitchen)}`, parent_id: undefined },
  }),
  'business_categories.update': async (kitchen) => ({
    id: await kitchen.makeRow(),
    attributes: { name: `分类 ${unique(kitchen)}`, parent_id: undefined },
  }),
  'system_notices.update': async ({ t, caller }) => {
    const [row] = await t.rows<{ id: number }>(
      `insert into system_notices (business_team_id, user_id, title) values ($1, $2, '早安') returning id`,
      [caller.teamId, caller.userId],
    )
    return { id: row?.id ?? 0 }
  },
  'views.update': () => ({ attributes: { is_default: undefined } }),
  'access_accounts.create': (kitchen) => ({ attributes: { uid: `x${unique(kitchen)}` } }),
  'views.create': ({ call }) => ({
    // There is one default of a resource.
    attributes: {
      role: call.attributes?.kind === 'role' ? 'vip' : undefined,
      is_default: undefined,
    },
  }),
}
