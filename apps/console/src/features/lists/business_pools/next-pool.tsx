import { price } from '@omc/sdk/fields/business_pools'
import { Button, Dialog } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../kernel/data/read.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { PictureGrid } from '../../../kit/detail/picture-grid.tsx'
import { fieldText } from '../../../kit/field-text.ts'
import type { PagePanelProps } from '../../../kit/list/list-acts.ts'
import { usePeek } from '../../../kit/list/use-peek.ts'
import { Loaded } from '../../../kit/loaded.tsx'

/** The youhaohuo product to write about next: the one with the fewest contents. */
export function NextPoolPanel({ onClose }: PagePanelProps) {
  const { setPeek } = usePeek()
  const query = useQuery({
    ...read(useSdk(), 'business_pools.get_youhaohuo_pool'),
    // Another product may be next after each content.
    staleTime: 0,
  })
  const found = query.data
  const open = () => {
    if (!found) return
    onClose()
    setPeek(found.id)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={i18n.t('businessPool.next')}
      description={i18n.t('businessPool.nextHint')}
      closeLabel={i18n.t('act.close')}
      footer={
        <>
          <Button onClick={onClose}>{i18n.t('act.close')}</Button>
          <Button variant="primary" disabled={!found} onClick={open}>
            {i18n.t('businessPool.openNext')}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {(pool) =>
          pool === null ? (
            <p className="text-sm text-fg2">{i18n.t('businessPool.noNext')}</p>
          ) : (
            <div className="flex flex-col gap-3">
              <p className="text-base font-semibold break-words text-fg">{pool.title}</p>
              <p className="text-sm text-fg2 tabular-nums">
                {`${fieldText(price, pool.price)} · ${i18n.t('businessPool.contentsOf', { count: pool.contents_count })}`}
              </p>
              {pool.pic_url === '' ? null : <PictureGrid sources={[pool.pic_url]} />}
            </div>
          )
        }
      </Loaded>
    </Dialog>
  )
}
