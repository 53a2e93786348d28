import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createDesk, type Desk } from '../../../workflows/ledger/testing/publishing-desk.ts'
import { createNight, type Night, type Process } from './night.ts'

/** The desk of a test file, with a night of its own for each test. */
export interface NightScene {
  readonly desk: Desk
  readonly night: Night
  /** Opens a process that publishes; it is killed after the test. */
  readonly begin: () => Process
}

/** Sets the scene of a file of tests; a run that did not get through fails its test. */
export function useNight(): NightScene {
  let desk: Desk
  let night: Night
  let open: Process[] = []
  beforeAll(async () => {
    desk = await createDesk()
  })
  afterAll(() => desk.close())
  beforeEach(() => {
    desk.t.gateway.reset()
    night = createNight(desk.t, desk.sweep)
    open = []
  })
  afterEach(async () => {
    for (const process of open) process.kill()
    await desk.t.rows(`update studio_accounts set publish_by = 'browser'`)
    if (night.errors.length > 0) throw new AggregateError(night.errors, 'a run did not get through')
  })
  return {
    get desk() {
      return desk
    },
    get night() {
      return night
    },
    begin() {
      const process = night.open()
      open.push(process)
      return process
    },
  }
}
