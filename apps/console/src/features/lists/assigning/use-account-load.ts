import { useQuery } from '@tanstack/react-query'
import { read } from '../../../kernel/data/read.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import type { FormOption } from '../../../kit/form/form-definition.ts'
import { mayRun } from '../../../kit/may-run.ts'

const OPERATION = 'studio_accounts.assign_content_statistics'

/** Names accounts with how many contents each has been given; without the figures, plainly. */
export function useAccountLoad(): (account: FormOption) => string {
  const { sdk } = useServices()
  const may = mayRun(usePerson(), OPERATION)
  const { data } = useQuery({ ...read(sdk, OPERATION, { all_days: true }), enabled: may })
  const given = data?.totals.by_assigned_account_id
  return ({ value, label }) =>
    given === undefined
      ? label
      : i18n.t('carryContentPart.load', {
          name: label,
          count: given[value] ?? 0,
        })
}
