import { expect, it } from 'vitest'
import { createAnnouncer } from './announcer.ts'

it('says each thing once on every stream whose followers it concerns', async () => {
  const sent: [stream: string, message: unknown][] = []
  const announcer = createAnnouncer((stream, message) => {
    sent.push([stream, message])
    return Promise.resolve()
  })
  const phase = { id: 'c-1', uid: 'u-1', phase: 'started', detail: null } as const
  const notice = { title: 'Done', message: '3 published', level: 'info', notice_id: '9' }
  await announcer.commandPhase({ ...phase, team_id: '7' })
  await announcer.accountEvent('7', 'u-1', { uid: 'u-1', msg: 'hello' })
  await announcer.noticeForUser('1', notice)
  await announcer.noticeForTeam('7', notice)
  expect(sent).toEqual([
    ['events:uid:7:u-1', phase],
    ['events:team:7', phase],
    ['events:uid:7:u-1', { uid: 'u-1', msg: 'hello' }],
    ['events:team:7', { uid: 'u-1', msg: 'hello' }],
    ['notifications:user:1', notice],
    ['notifications:team:7', notice],
  ])
})
