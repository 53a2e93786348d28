import { Suspense } from 'react'
import { panelWith } from '../../kit/list/panel-with.ts'
import type { ContentsRehearsalProps } from './contents-rehearsal.tsx'
import { rehearsalTexts } from './rehearsal-texts.ts'

const ContentsRehearsal = panelWith(
  rehearsalTexts,
  async () => (await import('./contents-rehearsal.tsx')).ContentsRehearsal,
)

/** Rehearsal of contents in place of the panel that queues them. */
export const RehearseContents = (props: ContentsRehearsalProps) => (
  <Suspense fallback={null}>
    <ContentsRehearsal {...props} />
  </Suspense>
)
