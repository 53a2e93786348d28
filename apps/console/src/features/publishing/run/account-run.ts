import { match, P } from 'ts-pattern'
import { createCommandMemory } from '../ports/outbox-port.ts'
import { createAccountWork } from '../work/account-work.ts'
import { connect, disconnect } from './connect-account.ts'
import { endCheck } from './end-check.ts'
import { isRunning } from './is-running.ts'
import { isPageBusy } from './needs-frame.ts'
import { calledIn, commit, leaseOf, nothing, openTab } from './open-tab.ts'
import type { AccountTab } from './open-tab.ts'
import { refreshInfo } from './prepare-publisher.ts'
import { refused } from './refusal-reasons.ts'
import { createRemoteInbox } from './remote-inbox.ts'
import type { AccountRun, RunDeps } from './run-ports.ts'
import { startRemoteWork } from './start-remote-work.ts'
import { startRun } from './start-run.ts'
import { workPictures } from './work-pictures.ts'

export type { AccountRun, RunDeps } from './run-ports.ts'

/**
 * Publishing of one account in this tab: lease, frame, loop, remote commands. It lives outside
 * React and survives every screen.
 *
 * @source ux §5 job rule 1: the runner lives outside the router
 */
export function createAccountRun(deps: RunDeps, key: string): AccountRun {
  const tab = openTab(deps, key, () => void join())
  const join = (takeOver?: boolean) => connect(tab, () => void inbox.connected(), takeOver)
  const start = () => startRun(tab, join)
  const work = createAccountWork({ ...deps, ...deps.work, pictures: workPictures(tab) })
  tab.work = () => work.state.work
  const inbox = inboxOf(tab, start, () => run)
  const { uid } = tab
  const run: AccountRun = {
    key,
    uid,
    state: tab.shown,
    work,
    attachFrame(element) {
      tab.frameElement = element
      tab.frame?.attach(element)
    },
    look: () => void refreshInfo(tab),
    reloadFrame: () => void reloadFrame(tab),
    connect: join,
    disconnect: () => disconnect(tab),
    start,
    pause: () => tab.publisher?.pause(),
    resume: () => tab.publisher?.resume(),
    stop: () => tab.publisher?.stop(),
    skipWait: () => tab.publisher?.skipWait(),
    endCheck: ({ id }) => endCheck(tab, id),
    setOptions(options) {
      tab.keptOptions.write(options)
      commit(tab, { tag: 'options', options })
    },
    forgetInterrupted() {
      tab.memory.write(null)
      commit(tab, { tag: 'forgotten' })
    },
    receive(message) {
      match(message)
        .with({ kind: 'command' }, ({ command }) => inbox.receive(command))
        .with({ kind: 'queue-changed' }, (news) => {
          if (news.uid === uid) void refreshInfo(tab)
        })
        .with({ kind: P.union('phase', 'refused') }, nothing)
        .exhaustive()
    },
    cableConnected() {
      void inbox.connected()
      tab.publisher?.reconnected().catch(nothing) // The next start needs it and reports failures.
    },
    dispose() {
      work.dispose()
      dispose(tab, inbox)
    },
  }
  return run
}

type Inbox = ReturnType<typeof createRemoteInbox>

function inboxOf(tab: AccountTab, start: () => Promise<boolean>, run: () => AccountRun): Inbox {
  const { deps, key } = tab
  return createRemoteInbox({
    key,
    account: () => calledIn(tab),
    sdk: deps.sdk,
    clock: deps.clock,
    lease: () => leaseOf(tab),
    memory: createCommandMemory(deps.openDatabase),
    openPage: deps.openPage,
    async startPublish() {
      if (isRunning(tab.shown)) return refused('already-running')
      if (await start()) return { tag: 'done', detail: `queue ${tab.shown.info?.queue.left ?? 0}` }
      const failed = tab.state.start
      return refused(failed.tag === 'failed' ? failed.code : 'not-started')
    },
    startWork: ({ name }) => startRemoteWork(tab, run().work, name),
    onStarted(note) {
      commit(tab, { tag: 'remote', note })
      deps.onRemote(run(), note)
    },
  })
}

async function reloadFrame(tab: AccountTab): Promise<void> {
  await tab.deps.openFrames()
  const { frame, frameElement, shown } = tab
  if (!frameElement || !frame || isPageBusy(shown)) return
  frameElement.src = frame.src
}

function dispose(tab: AccountTab, inbox: Inbox): void {
  tab.disposed = true
  tab.disarmBeat()
  inbox.dispose()
  tab.publisher?.dispose()
  tab.frame?.dispose()
  tab.accountLease.drop()
}
