import type { Operation } from '../../src/jsonapi/operation.ts'

/**
 * Fault in the audit rows of a successful write; undefined if there is none. A write that changed
 * something leaves exactly one row; one that found nothing to do may leave none.
 *
 * @source reliability T19
 */
export function auditFault(
  { id }: Operation,
  written: ReadonlyMap<string, number>,
): string | undefined {
  const made = written.get('audit_events') ?? 0
  const others = [...written.keys()].filter((table) => !NO_CHANGE.includes(table))
  const wanted = EXCEPTIONS[id]?.rows ?? (others.length > 0 ? [1] : [0, 1])
  if (wanted.includes(made)) return undefined
  return `${made} audit rows, not ${wanted.join(' or ')}; changed: ${others.join(', ') || 'nothing'}`
}

/** Written beside the work itself: the audit, the marks of the limits, the costs of the model. */
const NO_CHANGE = ['audit_events', 'rate_marks', 'writing_calls', 'writing_costs']

/** Steps of a machine, not of a person: the ledger has one row for each, with who and which device. */
const LEDGER = 'publish_events, the ledger of publishing, holds the fact'

/** Writes that leave another number, and why that is right. */
export const EXCEPTIONS: Readonly<Record<string, { rows: readonly number[]; why: string }>> = {
  'auth.sms_code': { rows: [0, 1], why: 'a code for nobody is not sent, and says so to nobody' },
  'cable_tickets.create': { rows: [0], why: 'a ticket lives for seconds and opens one socket' },
  'devices.heartbeat': { rows: [0], why: 'a sign of life, several in a minute' },
  'publish_attempts.heartbeat': { rows: [0], why: 'a sign of life, several in a minute' },
  'carry_contents.get_publish_content': { rows: [0], why: LEDGER },
  'smart_contents.get_publish_content': { rows: [0], why: LEDGER },
  'carry_contents.set_publish_response': { rows: [0], why: LEDGER },
  'smart_contents.set_publish_response': { rows: [0], why: LEDGER },
  'publish_attempts.submitting': { rows: [0], why: LEDGER },
  'publish_attempts.report': { rows: [0], why: LEDGER },
  'carry_materials.merge_similar_material': {
    rows: [0, 1],
    why: 'what covers look like is kept to be compared, also when nothing is alike',
  },
  'commands.acknowledge': { rows: [0], why: 'a device says how far it is; phases keeps each word' },
}
