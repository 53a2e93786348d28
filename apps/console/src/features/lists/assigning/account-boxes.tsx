import { useQuery } from '@tanstack/react-query'
import { read } from '../../../kernel/data/read.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { ChoiceBoxes } from '../../../kit/form/choice-boxes.tsx'
import type { ControlProps } from '../../../kit/form/form-definition.ts'
import { remoteOptions } from '../../../kit/list/filters/remote-options.ts'
import { mayRun } from '../../../kit/may-run.ts'

/** Accounts to share contents among, each with how many it has been given. */
export function AccountBoxes(props: ControlProps) {
  const { sdk } = useServices()
  const person = usePerson()
  const accounts = useQuery(remoteOptions(sdk, { options: 'studio_accounts.get_select' }))
  const load = useQuery({
    ...read(sdk, 'studio_accounts.assign_content_statistics', { all_days: true }),
    enabled: mayRun(person, 'studio_accounts.assign_content_statistics'),
  })
  const given = load.data?.totals.by_assigned_account_id
  const options = (accounts.data ?? []).map(({ value, label }) => ({
    value,
    label: given ? i18n.t('assigning.load', { name: label, count: countOf(given, value) }) : label,
  }))
  return <ChoiceBoxes {...props} options={options} />
}

const countOf = (given: object, id: string): number => Number(Reflect.get(given, id) ?? 0)
