import { Select } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../../kit/failure.tsx'
import { remoteOptions } from '../../kit/list/filters/remote-options.ts'
import { mayRun } from '../../kit/may-run.ts'
import { peopleQuery } from '../../kit/people.ts'
import type { Destination } from './send-chosen.ts'

type DestinationChoicesProps = {
  readonly destination: Destination
  readonly onChange: (destination: Destination) => void
}

const CATEGORIES = { options: 'business_categories.get_select' } as const

/** Category and person of what is collected; the platform's category and oneself without a choice. */
export function DestinationChoices({ destination, onChange }: DestinationChoicesProps) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const person = usePerson()
  const mayCategorise = mayRun(person, CATEGORIES.options)
  const mayGive = mayRun(person, 'users.get_role_select')
  const categories = useQuery({ ...remoteOptions(sdk, CATEGORIES), enabled: mayCategorise })
  const people = useQuery({ ...peopleQuery(sdk), enabled: mayGive })
  const failed = [categories, people].filter(({ error, data }) => error && data === undefined)
  const [first] = failed
  return (
    <>
      <div className="grid grid-cols-2 gap-2 empty:hidden">
        {mayCategorise ? (
          <Select
            aria-label={t('collect.category')}
            value={destination.categoryId ?? ''}
            options={[{ value: '', label: t('collect.anyCategory') }, ...(categories.data ?? [])]}
            onValueChange={(value) => onChange({ ...destination, categoryId: value || undefined })}
          />
        ) : null}
        {mayGive ? (
          <Select
            aria-label={t('collect.person')}
            value={destination.userId ?? ''}
            options={[
              { value: '', label: t('collect.myself') },
              ...(people.data ?? []).map(({ id, label }) => ({ value: id, label })),
            ]}
            onValueChange={(value) => onChange({ ...destination, userId: value || undefined })}
          />
        ) : null}
      </div>
      {first?.error ? (
        <Failure
          error={first.error}
          onRetry={() => {
            for (const { refetch } of failed) void refetch()
          }}
        />
      ) : null}
    </>
  )
}
