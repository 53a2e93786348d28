import { expect, it } from 'vitest'
import { setUp } from './testing/inbox-set-up.ts'

it.each([
  { lateMs: 30_000, ranOf: ['1'], last: '1 finished ok' },
  { lateMs: 60_000, ranOf: [], last: '1 refused expired' },
])(
  'a command whose start was noted, and never answered: $lateMs ms later its end is "$last"',
  async ({ lateMs, ranOf, last }) => {
    const { clock, ledger, openTab, ran, rest } = setUp()
    let isCut = true
    const { inbox } = openTab({
      async acknowledge(said) {
        const answer = ledger.acknowledge('device-1', said)
        if (isCut && said.phase === 'started') throw new Error('cut off')
        return answer
      },
    })
    inbox.receive(ledger.issue({ lifeMs: 60_000 }))
    await rest(inbox)
    expect([ran, ledger.told]).toEqual([[], ['1 received', '1 started']])
    isCut = false
    await clock.advance(lateMs)
    await inbox.connected()
    await rest(inbox)
    expect([ran, ledger.told.at(-1)]).toEqual([ranOf, last])
  },
)
