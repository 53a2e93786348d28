import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '../../kernel/data/read.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { bannedWords, type BannedWord } from './mark-words.ts'

/** Banned words of a channel, or of all channels; none for people who may not read the rules. */
export function useBannedWords(channel: string): readonly BannedWord[] {
  const { sdk } = useServices()
  const may = mayRun(usePerson(), 'channel_rules.list')
  const { data } = useQuery({
    ...read(sdk, 'channel_rules.list', { 'page[size]': 100 }),
    enabled: may,
  })
  return useMemo(() => bannedWords(data?.items ?? [], channel), [data, channel])
}
