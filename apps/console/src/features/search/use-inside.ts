import { createRecordSearch, recentEntries, searchPalette } from '@omc/shell'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { browserClock } from '../../kernel/ports/browser-clock.ts'
import { browserStore } from '../../kernel/ports/browser-stores.ts'
import { useNavigate } from '../../kernel/router/use-router.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import type { Person } from '../../kernel/session/person.ts'
import { actionItems } from './action-items.ts'
import { namedQuery } from './named-items.ts'
import type { ItemGroup, PaletteItem } from './palette-item.ts'
import { askRecentRecords, askRecords } from './record-items.ts'
import { screenItems } from './screen-items.ts'
import { titlesIn } from './titles-in.ts'
import type { SearchParts } from './use-search-parts.ts'

type Input = {
  readonly typed: string
  /** An input method is at work: its letters are not what the person looks for. */
  readonly isComposing: boolean
}

/** Search results of the product for the typed text. */
export function useInside(
  person: Person,
  { typed, isComposing }: Input,
  { pinyin, isBilingual }: SearchParts,
) {
  const { t } = useTranslation()
  const services = useServices()
  const navigate = useNavigate()
  const language = currentLanguage()
  const go = (address: string) => void navigate(address)
  const ports = { sdk: services.sdk, person, built: services.built, go }
  const [recent] = useState(() => recentEntries(browserStore, person.username))
  const [search] = useState(() =>
    createRecordSearch(browserClock(), (asked) => {
      const controller = new AbortController()
      return {
        answer: askRecords(ports, asked, controller.signal),
        cancel: () => controller.abort(),
      }
    }),
  )
  const records = useSnapshot(search.state)
  const { data: former = [] } = useQuery({
    queryKey: ['palette', 'recent', person.username, recent.list()],
    queryFn: () => askRecentRecords(ports, recent.list()),
    structuralSharing: false,
  })
  useEffect(() => {
    if (isComposing) search.hold()
    else search.type(typed)
  }, [search, typed, isComposing])
  useEffect(() => search.hold, [search])
  const { data: named = [] } = useQuery(namedQuery(ports))
  const known = withOtherNames([...records.records, ...former], named)

  const groups = searchPalette<PaletteItem>({
    typed,
    entries: [
      ...screenItems(person, language, services.built, go),
      ...known,
      // Found by their sound as well, which the server does not know.
      ...(typed === '' ? [] : named.filter(({ id }) => !known.some((item) => item.id === id))),
      ...actionItems(titlesIn(language, isBilingual), { services, navigate }),
    ],
    recent: recent.list(),
    pinyin,
  })
  return {
    status: records.status,
    remember: (item: PaletteItem) => recent.add(item.id),
    groups: groups.map(({ name, type, hits }): ItemGroup => ({
      id: type ?? name,
      label: (type && hits[0]?.entry.kindLabel) ?? t(`search.group.${name}`),
      hits,
    })),
  }
}

/** Records, each once, with all names that are known of them. */
function withOtherNames(
  records: readonly PaletteItem[],
  named: readonly PaletteItem[],
): readonly PaletteItem[] {
  const words = new Map(named.map(({ id, keywords = [] }) => [id, keywords]))
  const first = new Map(records.toReversed().map((item) => [item.id, item]))
  return [...new Set(records.map(({ id }) => id))].flatMap((id) => {
    const item = first.get(id)
    return item ? [{ ...item, keywords: words.get(id) ?? item.keywords ?? [] }] : []
  })
}
