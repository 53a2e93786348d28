import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { createDesk } from './create-desk.ts'
import type { DeskState } from './desk-state.ts'
import { piecesQuery } from './review-place.ts'
import type { Work } from './work.ts'

/** A sitting at one work: its decisions stay at hand while the author changes. */
export function useDesk(work: Work, authorId: string | undefined) {
  const services = useServices()
  const { sdk, queryClient } = services
  const [desk] = useState(() =>
    createDesk({ sdk, work, refresh: () => void refreshTouched(queryClient, work.operation) }),
  )
  const { state } = useSnapshot(desk.store) as { state: DeskState }
  const pieces = useQuery({
    ...piecesQuery(services, work, authorId ?? ''),
    enabled: authorId !== undefined,
  })
  useEffect(() => {
    if (pieces.data && authorId !== undefined) desk.show(authorId, pieces.data)
  }, [desk, authorId, pieces.data])
  return { desk, state, pieces, isShown: state.author === authorId }
}
