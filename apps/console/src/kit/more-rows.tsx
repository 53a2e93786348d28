import { formatCount } from '@omc/shell'
import { Button } from '@omc/ui'
import { i18n } from '../kernel/i18n/i18n.ts'

type MoreRowsProps = {
  /** How many there are beside those that are shown. */
  readonly left: number
  readonly isLoading: boolean
  readonly onMore: () => void
}

/** Ends the rows that are shown, and reads the next ones. */
export const MoreRows = ({ left, isLoading, onMore }: MoreRowsProps) => (
  <div className="flex justify-center p-2">
    <Button size="sm" isLoading={isLoading} onClick={onMore}>
      {i18n.t('list.moreLeft', { total: formatCount(left) })}
    </Button>
  </div>
)
