import { i18n } from '../../../kernel/i18n/i18n.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

type Row = AskedRow<'publish_attempts', 'state' | 'reconcile_after'>

const PublishedPanel = panelPart(
  async () => (await import('./publish-attempt.forms.ts')).PublishedPanel,
)
const NotPublishedPanel = panelPart(
  async () => (await import('./publish-attempt.forms.ts')).NotPublishedPanel,
)
const SetAsidePanel = panelPart(
  async () => (await import('./publish-attempt.forms.ts')).SetAsidePanel,
)

/** States whose result nobody knows, those that need a person first. */
export const OPEN = ['needs_human', 'unknown']

const isOpen = ({ state }: Row): boolean => OPEN.includes(state)
/** Before then a look-up could miss a post that is about to appear, and the server refuses it. */
const isDue = ({ reconcile_after: at }: Row): boolean => at === null || Date.parse(at) <= Date.now()

/** What settles an attempt, the next act first; a settled one has none. */
export const row = [
  {
    ...runs('publish_attempts.reconcile', {
      label: () => i18n.t('publishAttempt.ask'),
      args: ({ id }: Row) => ({ id }),
      done: () => i18n.t('publishAttempt.asked'),
    }),
    isFor: (one: Row) => isOpen(one) && isDue(one),
  },
  {
    operation: 'publish_attempts.resolve',
    label: () => i18n.t('publishAttempt.isPublished'),
    Panel: PublishedPanel,
    isFor: isOpen,
  },
  {
    operation: 'publish_attempts.resolve',
    label: () => i18n.t('publishAttempt.notPublished'),
    Panel: NotPublishedPanel,
    isFor: isOpen,
  },
  {
    operation: 'publish_attempts.resolve',
    label: () => i18n.t('publishAttempt.setAside'),
    Panel: SetAsidePanel,
    isFor: isOpen,
  },
] as const
