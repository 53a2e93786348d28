import { Skeleton } from '@omc/ui'
import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'

type LoadingPageProps = {
  readonly title: string
  /** Tabs of a desk, which stay in place. */
  readonly above?: ReactNode
}

/** A page whose script loads: its heading, and the place of what comes. */
export function LoadingPage({ title, above }: LoadingPageProps) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <PageHeading>{title}</PageHeading>
      {above}
      <div aria-busy className="rounded-card border border-line bg-surface p-4">
        <Skeleton lines={8} />
      </div>
    </div>
  )
}
