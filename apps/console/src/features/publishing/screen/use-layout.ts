import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { addressOf, calledBy } from '../../account-address/account-key.ts'
import { useFleet, useRegistry, useRuns } from '../host/registry-store.ts'
import { isRunning } from '../run/is-running.ts'
import { accountToShow, lastAccount } from './account-to-show.ts'
import { keptTiles, placeTiles, tilesToShow, toggleTile, type ChosenTiles } from './chosen-tiles.ts'
import { useNamedAccounts, type NamedAccounts } from './use-named-accounts.ts'

/** What the console shows, as its address says, and the ways to change it; accounts by their keys. */
export type Layout = {
  /** The one account that is shown; null for none, for tiles, or while its channel is not known. */
  readonly account: string | null
  /** Accounts side by side; null while one is shown. */
  readonly tiles: ChosenTiles | null
  /** Number of accounts that the other layout shows or would show. */
  readonly tileCount: number
  readonly chooseAccount: (key: string) => void
  /** Shows one of the tiles alone, until the console is opened again. */
  readonly enlarge: (key: string) => void
  readonly chooseSingle: () => void
  readonly chooseTiles: () => void
  readonly toggle: (key: string) => void
}

/** An address that names neither account nor tiles gets those that were shown last. */
export function useLayout(): Layout {
  const [params, setParams] = useSearchParams()
  const fleet = useFleet(useRegistry())
  const username = usePerson()?.username ?? ''
  const last = lastAccount(username)
  const kept = keptTiles(username)
  const named = useNamedAccounts()
  const { account, fullKeyOf, isFull } = named
  const running = fleet.filter(({ snapshot }) => isRunning(snapshot)).map(({ run }) => run.key)
  const wanted = named.tiles ?? tilesToShow(kept.read().uids.map(fullKeyOf), account, running)
  const tiles = named.tiles && placeTiles(named.tiles.filter(isFull))
  useProposal(!params.has('uid') && !params.has('tiles'), named)

  const show = (next: readonly string[]) => {
    kept.write({ isTiled: true, uids: placeTiles(next).shown })
    setParams({ tiles: next.join() })
  }
  const enlarge = (next: string) => setParams(calledBy(addressOf(next)))
  return {
    account: tiles || account === null || !isFull(account) ? null : account,
    tiles,
    tileCount: placeTiles(wanted).shown.length,
    enlarge,
    chooseAccount(next) {
      last.write(next)
      enlarge(next)
    },
    chooseSingle() {
      kept.write({ ...kept.read(), isTiled: false })
      const shown = fullKeyOf(last.read() ?? '')
      const next = wanted.find((one) => one === shown) ?? wanted[0]
      if (next === undefined) setParams({})
      else enlarge(next)
    },
    chooseTiles: () => show(wanted),
    toggle: (next) => show(toggleTile(wanted, next)),
  }
}

/** Opens the layout of last time. @param isFree  the address names none */
function useProposal(isFree: boolean, { known, fullKeyOf }: NamedAccounts): void {
  const [, setParams] = useSearchParams()
  const registry = useRegistry()
  const runs = useRuns(registry)
  const username = usePerson()?.username ?? ''
  const { isTiled, uids } = keptTiles(username).read()
  const last = lastAccount(username).read()
  const isAsked = isFree && registry !== null
  const account =
    isAsked && !isTiled ? accountToShow(runs, last === null ? null : fullKeyOf(last), known) : null
  const tiles =
    isAsked && isTiled && known
      ? uids
          .map(fullKeyOf)
          .filter((one) => known.includes(one))
          .join()
      : null

  useEffect(() => {
    if (tiles !== null) setParams({ tiles }, { replace: true })
    else if (account !== null) setParams(calledBy(addressOf(account)), { replace: true })
  }, [tiles, account, setParams])
}
