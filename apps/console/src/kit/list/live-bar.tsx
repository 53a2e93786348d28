import { callOperation, type Page } from '@omc/sdk'
import { Button } from '@omc/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import type { ListRow } from './list-names.ts'
import { narrowingArgs, TRASH } from './list-query.ts'
import { rowCountOf, rowCountText, type RowCount } from './row-count.ts'
import type { ListOnScreen } from './use-list.ts'

/** How often a visible list asks whether rows have changed, ms. @source screens document: live */
const ASK_EVERY_MS = 30_000

const NONE: RowCount = { total: 0, isAtLeast: false }

type LiveBarProps<Row extends ListRow> = {
  readonly its: ListOnScreen<Row>
  /** Filter for rows that changed since a moment. */
  readonly since: string
}

/** Number of rows that changed since the list was read. They are shown on a press: rows never jump. */
export function LiveBar<Row extends ListRow>({ its, since }: LiveBarProps<Row>) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const { list, scope, state, query } = its
  const readAt = query.dataUpdatedAt
  const [news, setNews] = useState({ readAt, count: NONE })
  const ask = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || readAt === 0 || state.tab === TRASH) return
    const args = {
      ...narrowingArgs(list, state, scope),
      [`filter[${since}]`]: new Date(readAt).toISOString(),
      'page[size]': 1,
    }
    try {
      const answer: unknown = await callOperation(sdk, `${list.resource}.list`, args)
      // as: every list operation answers a page.
      setNews({ readAt, count: rowCountOf(answer as Page<Row>) })
    } catch {
      // Asked again a moment later; the list itself shows failures.
    }
  })
  useEffect(() => {
    const timer = setInterval(() => void ask(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const count = news.readAt === readAt ? news.count : NONE
  return (
    <output
      className={
        count.total === 0
          ? 'sr-only'
          : 'flex items-center gap-2 border-t border-line bg-accent-soft px-3 py-1 text-sm text-accent-fg'
      }
    >
      {count.total === 0 ? null : (
        <>
          {t('listPart.live', { total: rowCountText(count) })}
          <Button size="sm" onClick={() => void query.refetch()}>
            {t('listPart.showLive')}
          </Button>
        </>
      )}
    </output>
  )
}
