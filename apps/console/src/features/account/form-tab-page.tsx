import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { PageHeading } from '../../kit/page-heading.tsx'

/** Heading and tabs above the form, which stays mounted below them. */
export function FormTabPage({ above }: { readonly above: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {above}
    </>
  )
}
