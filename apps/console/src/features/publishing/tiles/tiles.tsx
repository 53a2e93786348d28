import { Alert, Button, EmptyState, IconButton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { PlugZap, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { useMedia } from '../../../kit/use-media.ts'
import { accountKey, addressOf } from '../../account-address/account-key.ts'
import { useFleet, useRegistry, useRunSnapshot } from '../host/registry-store.ts'
import type { AccountRun } from '../run/account-run.ts'
import { askedOf } from '../run/asked-of.ts'
import { MAX_RUNS } from '../run/run-registry.ts'
import { AccountsCard, visibleAccounts } from '../screen/accounts-card.tsx'
import { inOrder, type ChosenTiles } from '../screen/chosen-tiles.ts'
import type { Layout } from '../screen/use-layout.ts'
import { useOpenRun } from '../screen/use-open-run.ts'
import { FleetSummary } from './fleet-summary.tsx'
import { tileBox } from './tile-box.ts'
import { Tile } from './tile.tsx'

/** Screens on which tiles stand one below the other. */
const STACKED = '(width < 640px)'

type TilesProps = {
  readonly tiles: ChosenTiles
  readonly layout: Pick<Layout, 'enlarge' | 'toggle'>
  readonly mayRun: boolean
}

/** Up to four accounts side by side, a place for another one, and the sums of all. */
export function Tiles({ tiles: { shown, refused }, layout, mayRun }: TilesProps) {
  const { t } = useTranslation()
  const isStacked = useMedia(STACKED)
  const fleet = useFleet(useRegistry())
  const snapshots = shown.flatMap((key) => fleet.find(({ run }) => run.key === key)?.snapshot ?? [])
  const asks = (key: string) => snapshots.some((one) => one.key === key && askedOf(one) !== null)
  return (
    <>
      {refused.length > 0 ? <Refused accounts={refused} /> : null}
      <div className="-mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-4">
        {inOrder(shown, isStacked, asks).map((account) => (
          <Place
            key={account}
            account={account}
            beside={shown}
            isStacked={isStacked}
            layout={layout}
            mayRun={mayRun}
          />
        ))}
        {shown.length < MAX_RUNS ? (
          <AccountsCard
            title={t('tiles.add')}
            chosen={shown}
            onChoose={layout.toggle}
            className="row-span-7 mb-4 self-start"
          />
        ) : null}
      </div>
      {shown.length > 0 ? <FleetSummary snapshots={snapshots} /> : null}
    </>
  )
}

/** Says which accounts found no place, by their names. */
function Refused({ accounts }: { readonly accounts: readonly string[] }) {
  const { t } = useTranslation()
  const known = useQuery(visibleAccounts(useSdk())).data?.items ?? []
  const nameOf = (key: string) =>
    known.find((one) => accountKey(one) === key)?.nickname ?? addressOf(key).uid
  const names = accounts.map(nameOf)
  return (
    <div data-testid="tiles-refused">
      <Alert tone="warning" title={t('tiles.refused')}>
        {t('tiles.refusedHint', { names: names.join(' / ') })}
      </Alert>
    </div>
  )
}

type PlaceProps = Pick<TilesProps, 'layout' | 'mayRun'> & {
  /** Key of it. */
  readonly account: string
  /** All accounts that are shown. */
  readonly beside: readonly string[]
  readonly isStacked: boolean
}

function Place({ account, beside, isStacked, layout, mayRun }: PlaceProps) {
  const run = useOpenRun(account, mayRun, beside)
  const shared = {
    mayRun,
    isStacked,
    onEnlarge: () => layout.enlarge(account),
    onRemove: () => layout.toggle(account),
  }
  if (run) return <OpenTile run={run} {...shared} />
  return <NoRoom account={account} beside={beside} {...shared} />
}

type SharedProps = {
  readonly mayRun: boolean
  readonly isStacked: boolean
  readonly onEnlarge: () => void
  readonly onRemove: () => void
}

function OpenTile({ run, ...shared }: SharedProps & { readonly run: AccountRun }) {
  return <Tile run={run} snapshot={useRunSnapshot(run)} {...shared} />
}

type NoRoomProps = Pick<SharedProps, 'isStacked' | 'onRemove'> &
  Pick<PlaceProps, 'account' | 'beside'>

/** An account for which other accounts leave no room; empty while that is not known. */
function NoRoom({ account, beside, isStacked, onRemove }: NoRoomProps) {
  const { uid } = addressOf(account)
  const { t } = useTranslation()
  const registry = useRegistry()
  const isFull = useFleet(registry).length >= MAX_RUNS
  return (
    <section aria-label={uid} data-testid={`tile-${uid}`} className={tileBox({ isStacked })}>
      <div className="flex items-center justify-between gap-2 border-b border-line px-3 py-2.5">
        <h2 className="truncate text-sm font-semibold">{uid}</h2>
        <IconButton
          size="sm"
          label={t('tiles.remove', { name: uid })}
          icon={<X size={16} aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {isFull ? (
        <EmptyState
          className="row-span-6 py-8"
          icon={<PlugZap size={24} aria-hidden />}
          title={t('tiles.noRoom')}
          description={t('tiles.noRoomHint')}
          action={<Button onClick={() => registry?.open(account, beside)}>{t('act.retry')}</Button>}
        />
      ) : (
        <div aria-busy className="row-span-6 min-h-40" />
      )}
    </section>
  )
}
