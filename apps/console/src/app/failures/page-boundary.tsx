import { Component } from 'react'
import type { ReactNode } from 'react'
import { RouteFailure } from './route-failure.tsx'

export type PageBoundaryProps = {
  readonly children: ReactNode
  /** A new value renders the children again. */
  readonly resetKey: unknown
}

type Caught = { readonly failure: { readonly error: unknown } | null; readonly resetKey: unknown }

/** Catches errors outside the views, e.g. in the shell, and shows them in place of the page. */
export class PageBoundary extends Component<PageBoundaryProps, Caught> {
  override readonly state: Caught = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError = (error: unknown): Partial<Caught> => ({ failure: { error } })

  static getDerivedStateFromProps = (
    { resetKey }: PageBoundaryProps,
    state: Caught,
  ): Caught | null => (resetKey === state.resetKey ? null : { failure: null, resetKey })

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <RouteFailure error={failure.error} /> : this.props.children
  }
}
