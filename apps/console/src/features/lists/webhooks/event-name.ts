import { update } from '@omc/sdk/forms/webhooks'
import { choiceLabel, fieldLabel } from '../../../kernel/i18n/field-label.ts'
import type { ListFilter } from '../../../kit/list/filters/list-filter.ts'

const { events } = update.inputs

/** What people call an event that webhooks are told of. */
export const eventName = (event: string): string => choiceLabel(events, event)

/** Filter by such events. */
export const eventFilter = <Name extends string>(name: Name): ListFilter<Name> => ({
  kind: 'choice',
  name,
  label: () => fieldLabel(events),
  options: () => events.choices.map(({ value }) => ({ value, label: eventName(value) })),
})
