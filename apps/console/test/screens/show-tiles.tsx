import { createSdk } from '@omc/sdk'
import { fakeTransport, toListDocument } from '@omc/sdk/testing'
import { createToasts } from '@omc/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { proxy } from 'valtio'
import '../../src/app/app.css'
import type { AccountRun } from '../../src/features/publishing/run/account-run.ts'
import { NO_REST } from '../../src/features/publishing/run/run-time.ts'
import type { RunSnapshot } from '../../src/features/publishing/run/run-types.ts'
import { publishInfo } from '../../src/features/publishing/testing/fake-ledger.ts'
import {
  inPhase,
  ITEM,
  snapshotOf,
  waiting,
} from '../../src/features/publishing/testing/run-snapshots.ts'
import { FleetSummary } from '../../src/features/publishing/tiles/fleet-summary.tsx'
import { Tile } from '../../src/features/publishing/tiles/tile.tsx'
import { ServicesContext, type Services } from '../../src/kernel/services/services-context.ts'

const LONG = '名字很长的账号'.repeat(6).slice(0, 40)
const totals = { totals: { ...NO_REST, startedAt: 0, published: 12, failed: 1 } }
const last = { item: ITEM, outcome: { tag: 'empty', message: '' }, at: 1 } as const
const elsewhere = { tag: 'other-device', deviceName: LONG, leaseEndsAt: 0 } as const

/** Every state that a tile has, by name. */
const STATES: Readonly<Record<string, Partial<RunSnapshot>>> = {
  idle: {},
  running: { ...inPhase({ tag: 'sending', item: { ...ITEM, title: LONG }, dueAt: 0 }), ...totals },
  retry: { ...waiting('failure', { last }), ...totals },
  asks: { ...waiting('bot-check'), ...totals },
  done: { ...inPhase({ tag: 'stopped', why: 'completed' }), ...totals, info: publishInfo(0) },
  empty: { info: publishInfo(0) },
  lost: { ...inPhase({ tag: 'stopped', why: 'lease-lost' }), ...totals, link: elsewhere },
  refused: { ...inPhase({ tag: 'stopped', why: 'no-permission' }), ...totals },
}

const nothing = () => undefined
// as: the acts of a run; none is pressed.
const runOf = (uid: string) =>
  ({
    uid,
    pause: nothing,
    stop: nothing,
    work: { state: proxy({ work: { tag: 'none' } }) },
  }) as unknown as AccountRun

const queue = [1, 2, 3].map((id) => ({
  id: String(id),
  type: 'publish_contents',
  title: LONG,
  status: 'waiting',
  priority: 0,
  wait_until: '2026-01-01T08:00:00.000Z',
}))

/**
 * Shows a tile in each state, and their sums.
 *
 * @returns removes them
 */
export function showTiles(isStacked: boolean): () => void {
  const server = fakeTransport()
    .always('publish_contents.list', { body: toListDocument(queue) })
    .always('publish_events.list', { body: toListDocument([]) })
  // as: what tiles ask for.
  const services = {
    sdk: createSdk({ transport: server }),
    session: { state: proxy({ person: { admin: true, roles: [], permissions: [] } }) },
    toasts: createToasts(),
    built: new Set(),
  } as unknown as Services
  const snapshots = Object.entries(STATES).map(([uid, change]) => {
    const info = { ...(change.info ?? publishInfo(38)), nickname: LONG }
    return snapshotOf({ ...change, uid, info })
  })
  const place = document.createElement('main')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ServicesContext value={services}>
          <h1>{LONG}</h1>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-4">
            {snapshots.map((snapshot) => (
              <Tile
                key={snapshot.uid}
                run={runOf(snapshot.uid)}
                snapshot={snapshot}
                mayRun
                isStacked={isStacked}
                onEnlarge={nothing}
                onRemove={nothing}
              />
            ))}
          </div>
          <FleetSummary snapshots={snapshots} />
        </ServicesContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return () => {
    root.unmount()
    place.remove()
  }
}
