import { expect, it } from 'vitest'
import { asAsked } from './as-asked.ts'

const RELATIONS: Record<string, readonly string[]> = {
  teams: ['users'],
  users: ['team', 'boss'],
}
const relationsOf = (type: string) => RELATIONS[type] ?? []

const team = { id: '1', type: 'teams', name: 'A', users: [] as unknown[] }
const boss = { id: '9', type: 'users', name: 'Bo', team, boss: null }
const user = { id: '2', type: 'users', name: 'Li', team, boss }
team.users.push(user, boss)

it('ends a circle where the request ended', () => {
  expect(asAsked(team, ['users'], relationsOf)).toEqual({
    id: '1',
    type: 'teams',
    name: 'A',
    users: [
      { ...user, team: { id: '1', type: 'teams' }, boss: { id: '9', type: 'users' } },
      { ...boss, team: { id: '1', type: 'teams' } },
    ],
  })
})

it('goes as deep as a path says', () => {
  expect(asAsked(user, ['boss.team'], relationsOf)).toEqual({
    ...user,
    team: { id: '1', type: 'teams' },
    boss: {
      ...boss,
      team: {
        ...team,
        users: [
          { id: '2', type: 'users' },
          { id: '9', type: 'users' },
        ],
      },
    },
  })
})

it('looks into pages, and leaves alone what is no record', () => {
  expect(asAsked({ items: [boss], total: 1, note: null }, [], relationsOf)).toEqual({
    items: [{ ...boss, team: { id: '1', type: 'teams' } }],
    total: 1,
    note: null,
  })
})
