import type { Args, WriteOperation } from '@omc/sdk'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { runs } from '../../kit/list/list-acts.ts'
import { panelPart } from '../../kit/list/panel-part.ts'
import type { moveStatusPanel } from './move-status-panel.tsx'
import type { takePanel } from './take-panel.tsx'

type Titled = { readonly id: string; readonly title: string }

/** Act that moves one content to the trash. */
export const deletesContent = <Op extends Extract<WriteOperation, `${string}_contents.delete`>>(
  operation: Op,
) =>
  runs(operation, {
    label: () => i18n.t('contentAct.delete'),
    // as: a delete takes the id of its record.
    args: ({ id }: Titled) => ({ id }) as Args<Op>,
    ask: ({ title }) => ({
      title: i18n.t('contentAct.deleteTitle'),
      description: title,
      confirm: i18n.t('contentAct.delete'),
      tone: 'danger',
    }),
    done: () => i18n.t('contentAct.deleted'),
  })

/** Lazy panel that moves contents to another status. */
export const movesStatus = (operation: Parameters<typeof moveStatusPanel>[0]) =>
  panelPart(async () => (await import('./move-status-panel.tsx')).moveStatusPanel(operation))

/** Lazy panel that takes a copy of the next usable content out. */
export const takesCopy = (operation: Parameters<typeof takePanel>[0]) =>
  panelPart(async () => (await import('./take-panel.tsx')).takePanel(operation))

/** Status tabs of contents, in life-cycle order. */
export const CONTENT_TABS = [
  'fetched',
  'processed',
  'checked',
  'published',
  'downloaded',
  'rejected',
]
