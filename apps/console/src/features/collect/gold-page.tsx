import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { GoldBoard } from '../gold/gold-desk.tsx'

type PageProps = { readonly above: ReactNode }

/** Ranks of goods beside the other ways to collect. @source screens §2.6, CollectBoard */
export function GoldPage({ above }: PageProps) {
  const { pathname } = useLocation()
  return <GoldBoard title={routeTitle(pathname)} above={above} />
}
