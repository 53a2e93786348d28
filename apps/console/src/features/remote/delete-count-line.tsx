import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { rowCountText } from '../../kit/list/row-count.ts'
import type { DeleteCount } from './use-delete-count.ts'

/** Says how many contents a command would delete, for screen readers too as soon as it is known. */
export function DeleteCountLine({ deleteCount }: { readonly deleteCount: DeleteCount }) {
  const { t } = useTranslation()
  return (
    <output
      data-testid="remote-delete-count"
      className={deleteCount.tag === 'failed' ? 'text-danger-fg' : 'text-fg'}
    >
      {deleteCount.tag === 'none' ? null : countText(t, deleteCount)}
    </output>
  )
}

const countText = (t: TFunction, deleteCount: Exclude<DeleteCount, { tag: 'none' }>): string =>
  deleteCount.tag === 'counted'
    ? t(`accountWork.sure.${deleteCount.scope}`, { total: rowCountText(deleteCount.count) })
    : t(`accountWork.sure.${deleteCount.tag}`)
