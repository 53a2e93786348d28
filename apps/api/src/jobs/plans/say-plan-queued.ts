import type { Words } from '@omc/core'
import { says, type Saying } from '@omc/core/problems'

/** What a run of a plan came to. */
export interface Filled {
  queued: number
  refused: readonly { id: number; title: string; saying: Saying }[]
}

/** Refusals that the notice quotes, and the letters of their titles. */
const MOST_QUOTED = 3
const TITLE_LENGTH = 20

/** The result of a run in one sentence: how many were queued, and why others were left out. */
export function sayPlanQueued(
  { name: plan, batch_count: wanted }: { name: string; batch_count: number },
  { nickname, uid }: { nickname: string; uid: string },
  { queued, refused }: Filled,
): Saying {
  const account = nickname || uid
  if (refused.length > 0) {
    const reasons = reasonsOf(refused)
    const left = refused.length
    return says('done.plan_queued.left_out', { plan, account, queued, wanted, left, reasons })
  }
  return queued < wanted
    ? says('done.plan_queued.few', { plan, account, queued, wanted })
    : says('done.plan_queued', { plan, queued, account })
}

const reasonsOf = (refused: Filled['refused']): Words => {
  const listed = (language: keyof Words, between: string, rest: string) =>
    refused
      .slice(0, MOST_QUOTED)
      .map(({ id, title, saying }) => `${shortOf(title) || `#${id}`}: ${saying.words[language]}`)
      .join(between) + (refused.length > MOST_QUOTED ? rest : '')
  return { zh: listed('zh', '；', '……'), en: listed('en', '; ', ' …') }
}

const shortOf = (title: string): string => {
  const letters = Array.from(title)
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}…` : title
}
