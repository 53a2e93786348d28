import { queryOptions } from '@tanstack/react-query'
import { contentWork } from './content-work.ts'
import { materialWork } from './material-work.ts'
import type { ReadPorts, Work } from './work.ts'

/** Address parameters: which work, and whose. */
const WORK = 'work'
export const AUTHOR = 'author'

export const ALL_WORK: readonly Work[] = [materialWork, contentWork]

/** Work that an address shows; the materials without one. */
export const workAt = (query: URLSearchParams): Work =>
  ALL_WORK.find(({ name }) => name === query.get(WORK)) ?? materialWork

/** Address of a work, of its first author unless one is named. */
export const addressOf = ({ name }: Work, authorId?: string): Record<string, string> => ({
  ...(name === materialWork.name ? {} : { [WORK]: name }),
  ...(authorId === undefined ? {} : { [AUTHOR]: authorId }),
})

export const authorsQuery = (ports: ReadPorts, work: Work) =>
  queryOptions({
    queryKey: [work.resource, 'authors'],
    queryFn: () => work.readAuthors(ports),
  })

export const piecesQuery = ({ sdk }: Pick<ReadPorts, 'sdk'>, work: Work, authorId: string) =>
  queryOptions({
    queryKey: [work.resource, 'of-author', authorId],
    queryFn: () => work.readPieces(sdk, authorId),
  })
