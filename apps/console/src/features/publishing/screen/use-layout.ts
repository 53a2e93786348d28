import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { useFleet, useRegistry, useRuns } from '../host/registry-store.ts'
import { isRunning } from '../run/is-running.ts'
import { accountToShow, lastAccount } from './account-to-show.ts'
import { visibleAccounts } from './accounts-card.tsx'
import {
  keptTiles,
  placeTiles,
  readTiles,
  tilesToShow,
  toggleTile,
  type ChosenTiles,
} from './chosen-tiles.ts'

/** What the console shows, as its address says, and the ways to change it. */
export type Layout = {
  /** The one account that is shown; null for none, or for tiles. */
  readonly uid: string | null
  /** Accounts side by side; null while one is shown. */
  readonly tiles: ChosenTiles | null
  /** Number of accounts that the other layout shows or would show. */
  readonly tileCount: number
  readonly chooseAccount: (uid: string) => void
  /** Shows one of the tiles alone, until the console is opened again. */
  readonly enlarge: (uid: string) => void
  readonly chooseSingle: () => void
  readonly chooseTiles: () => void
  readonly toggle: (uid: string) => void
}

/** An address that names neither account nor tiles gets those that were shown last. */
export function useLayout(): Layout {
  const [params, setParams] = useSearchParams()
  const fleet = useFleet(useRegistry())
  const username = usePerson()?.username ?? ''
  const last = lastAccount(username)
  const kept = keptTiles(username)
  const uid = params.get('uid')
  const text = params.get('tiles')
  const uids = text === null ? null : readTiles(text)
  const running = fleet.filter(({ snapshot }) => isRunning(snapshot)).map(({ run }) => run.uid)
  const wanted = uids ?? tilesToShow(kept.read().uids, uid, running)
  const tiles = uids && placeTiles(uids)
  useProposal(uid === null && uids === null)

  const show = (next: readonly string[]) => {
    kept.write({ isTiled: true, uids: placeTiles(next).shown })
    setParams({ tiles: next.join() })
  }
  const enlarge = (next: string) => setParams({ uid: next })
  return {
    uid: tiles ? null : uid,
    tiles,
    tileCount: placeTiles(wanted).shown.length,
    enlarge,
    chooseAccount(next) {
      last.write(next)
      enlarge(next)
    },
    chooseSingle() {
      kept.write({ ...kept.read(), isTiled: false })
      const next = wanted.find((one) => one === last.read()) ?? wanted[0]
      setParams(next === undefined ? {} : { uid: next })
    },
    chooseTiles: () => show(wanted),
    toggle: (next) => show(toggleTile(wanted, next)),
  }
}

/** Opens the layout of last time. @param isFree  the address names none */
function useProposal(isFree: boolean): void {
  const [, setParams] = useSearchParams()
  const registry = useRegistry()
  const runs = useRuns(registry)
  const username = usePerson()?.username ?? ''
  const accounts = useQuery(visibleAccounts(useSdk()))
  const { isTiled, uids } = keptTiles(username).read()
  const known = accounts.data?.items.map((account) => account.uid) ?? null
  const isAsked = isFree && registry !== null
  const account =
    isAsked && !isTiled ? accountToShow(runs, lastAccount(username).read(), known) : null
  const tiles =
    isAsked && isTiled && known ? uids.filter((one) => known.includes(one)).join() : null

  useEffect(() => {
    if (tiles !== null) setParams({ tiles }, { replace: true })
    else if (account !== null) setParams({ uid: account }, { replace: true })
  }, [tiles, account, setParams])
}
