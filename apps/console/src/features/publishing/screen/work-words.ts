import type { WaitReason } from '@omc/core'
import type { WorkState } from '@omc/publisher'
import type { Tone } from '@omc/ui'
import type { TFunction } from 'i18next'
import { match, P } from 'ts-pattern'
import { endOf, type WorkSnapshot } from '../work/account-work.ts'
import type { WorkFamily } from '../work/work-kinds.ts'

/** Texts of a job: its state, and the result of the last record. */
export type WorkWords = {
  readonly tone: Tone
  readonly title: string
  readonly last: string
}

export type WorkJobState = Pick<Extract<WorkSnapshot, { tag: 'job' }>, 'loop' | 'leftOutCount'>

/**
 * @source resources spec §8: one record synced, deleted N records, upload image failed, sync data
 *   failed, sync hit an error and stopped, content unavailable
 */
export function workWords(t: TFunction, family: WorkFamily, job: WorkJobState): WorkWords {
  const { loop, leftOutCount } = job
  const last = lastWords(t, family, loop.last)
  const end = endOf(loop, leftOutCount)
  if (!end) return { tone: 'info', title: nowWords(t, loop), last }
  const count = end.doneCount
  return match(end.how)
    .returnType<WorkWords>()
    .with('completed', () => ({
      tone: 'success',
      title: t(`accountWork.all.${family}`, { count }),
      last: '',
    }))
    .with('partly', () => ({
      tone: 'warning',
      title: t('accountWork.partly', { count, left: leftOutCount }),
      last,
    }))
    .with('failed', () => ({ tone: 'danger', title: t(`accountWork.failed.${family}`), last }))
    .with('no-permission', () => ({
      tone: 'danger',
      title: t('accountWork.noPermission'),
      // Without the right to read the list, the last record was not refused.
      last: loop.last?.outcome.tag === 'no-permission' ? messageOf(loop.last) : '',
    }))
    .with('stopped', () => ({
      tone: 'neutral',
      title: t('accountWork.stopped', { count }),
      last: '',
    }))
    .exhaustive()
}

const WAITS: Readonly<Partial<Record<WaitReason, 'upload' | 'empty' | 'failure' | 'offline'>>> = {
  upload: 'upload',
  empty: 'empty',
  failure: 'failure',
  offline: 'offline',
}

function nowWords(t: TFunction, { phase }: WorkState): string {
  if (phase.tag === 'paused') return t('accountWork.paused')
  if (phase.tag === 'waiting') return t(`accountWork.why.${WAITS[phase.why] ?? 'other'}`)
  const title = 'item' in phase ? phase.item.title : ''
  return [t('accountWork.working'), title].filter(Boolean).join(' ')
}

type Last = WorkState['last']

function lastWords(t: TFunction, family: WorkFamily, last: Last): string {
  if (!last) return ''
  const what = match(last.outcome.tag)
    .returnType<string>()
    .with('accepted', () => t(`accountWork.one.${family}`))
    .with('upload-failed', () => t('accountWork.record.upload'))
    .with('empty', () => t('accountWork.record.empty'))
    .with(P._, () => t(`accountWork.record.${family}`))
    .exhaustive()
  return [what, last.item.title, messageOf(last)].filter(Boolean).join(' · ')
}

const messageOf = (last: Last): string =>
  last && 'message' in last.outcome ? last.outcome.message : ''
