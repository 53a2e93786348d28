import { Select } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import { remoteOptions } from '../../kit/list/filters/remote-options.ts'
import { peopleQuery } from '../../kit/people.ts'
import type { Destination } from './send-chosen.ts'

type DestinationChoicesProps = {
  readonly destination: Destination
  readonly onChange: (destination: Destination) => void
}

/** Category and person of what is collected; the platform's category and oneself without a choice. */
export function DestinationChoices({ destination, onChange }: DestinationChoicesProps) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const categories = useQuery(
    remoteOptions(sdk, { options: 'business_categories.get_select', take: 'id' }),
  )
  const people = useQuery(peopleQuery(sdk))
  return (
    <div className="grid grid-cols-2 gap-2">
      <Select
        aria-label={t('collect.category')}
        value={destination.categoryId ?? ''}
        options={[{ value: '', label: t('collect.anyCategory') }, ...(categories.data ?? [])]}
        onValueChange={(value) => onChange({ ...destination, categoryId: value || undefined })}
      />
      <Select
        aria-label={t('collect.person')}
        value={destination.userId ?? ''}
        options={[
          { value: '', label: t('collect.myself') },
          ...(people.data ?? []).map(({ id, label }) => ({ value: id, label })),
        ]}
        onValueChange={(value) => onChange({ ...destination, userId: value || undefined })}
      />
    </div>
  )
}
