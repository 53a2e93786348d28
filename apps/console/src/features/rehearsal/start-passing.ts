import { summaryOf, type RehearsedItem } from '@omc/publisher/rehearsal'
import { runWrite } from '../../kernel/data/run-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Services } from '../../kernel/services/services-context.ts'

/** An account's run, as far as it is started here. */
type Startable = { readonly start: () => Promise<boolean> }

export type StartDeps = {
  readonly services: Pick<Services, 'sdk' | 'queryClient' | 'toasts'>
  /** Opens the run of an account in this tab; null without room, or for people who may not run it. */
  readonly open: ((uid: string) => Startable | null) | null
  readonly show: (uid: string) => void
}

/** States in which the server would hand an item out. */
const HANDED_OUT: ReadonlySet<string> = new Set(['queued', 'waiting'])

/**
 * Starts the items that pass: those that would be refused are paused first, and paused ones that
 * pass go on. Nothing is started when that fails.
 *
 * @returns whether it is done
 */
export async function startPassing(
  { services, open, show }: StartDeps,
  results: readonly RehearsedItem[],
): Promise<boolean> {
  const refused = results.filter((one) => one.verdict === 'refused')
  const goes = results.filter((one) => one.verdict !== 'refused')
  const toPause = refused.filter(({ item }) => HANDED_OUT.has(item.state))
  const toResume = goes.filter(({ item }) => item.state === 'paused')
  const isSet =
    (await setState(services, toPause, 'paused')) && (await setState(services, toResume, 'queued'))
  if (!isSet) return false
  const held = toPause.length > 0 ? i18n.t('rehearsal.held', { count: toPause.length }) : undefined
  tellStart({ services, open, show }, goes, held)
  return true
}

async function setState(
  services: StartDeps['services'],
  some: readonly RehearsedItem[],
  status: 'paused' | 'queued',
): Promise<boolean> {
  if (some.length === 0) return true
  const ids = some.map(({ item }) => item.id)
  const done = await runWrite(services, 'publish_contents.batch_update', { ids, status })
  // An item that moved on meanwhile is no longer as it was rehearsed.
  return done !== null && done.answer.failed.length === 0
}

function tellStart(
  { services, open, show }: StartDeps,
  goes: readonly RehearsedItem[],
  held: string | undefined,
): void {
  const { goes: count } = summaryOf(goes)
  const said = held === undefined ? {} : { description: held }
  const uids = [...new Set(goes.map(({ item }) => item.uid))]
  const [first] = uids
  if (!open || first === undefined) {
    services.toasts.show({ tone: 'info', title: i18n.t('rehearsal.waiting', { count }), ...said })
    return
  }
  const runs = uids.map((uid) => open(uid))
  for (const run of runs) void run?.start()
  const without = runs.filter((run) => run === null).length
  services.toasts.show({
    tone: without > 0 ? 'warning' : 'success',
    title: i18n.t('rehearsal.started', { count }),
    ...(without > 0 ? { description: i18n.t('rehearsal.noRoom', { count: without }) } : said),
  })
  show(first)
}
