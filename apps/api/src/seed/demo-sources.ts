import type { TeamKey } from './demo-people.ts'

/** A watched author: id at its platform, person, whether new pieces are looked for, standing. */
export interface WatchedAuthor {
  id: string
  owner: string | undefined
  monitored: boolean
  status?: 'paused' | 'stopped'
}

/** The authors each team watches for its contents. */
export const WATCHED_AUTHORS: Readonly<Record<TeamKey, readonly WatchedAuthor[]>> = {
  xinghe: [
    { id: '30018261', owner: 'operator', monitored: true },
    { id: '5f1e20471c', owner: 'operator', monitored: true },
    { id: '71204436', owner: 'operator', monitored: true },
    { id: '66120984', owner: undefined, monitored: true },
    { id: '90233517', owner: 'operator', monitored: true },
    { id: '18840275', owner: 'creator', monitored: true, status: 'paused' },
    { id: '45500813', owner: undefined, monitored: false },
    { id: '30027755', owner: 'creator', monitored: false },
    { id: '5f20ab1987', owner: 'operator', monitored: false, status: 'stopped' },
  ],
  yuanshan: [
    { id: '30018261', owner: 'operator2', monitored: true },
    { id: '5f33d02218', owner: 'operator2', monitored: true },
    { id: '71209958', owner: undefined, monitored: true },
    { id: '66131172', owner: undefined, monitored: false },
    { id: '93100003', owner: 'operator2', monitored: true },
  ],
}

/** The authors whom the accounts of each team learn from, one for each account in turn. */
export const STUDIO_AUTHORS: Readonly<Record<TeamKey, readonly string[]>> = {
  xinghe: ['91100000', '95100007', '91100014', '95100021', '96100028', '94100035'],
  yuanshan: ['95100000', '91100007'],
}
