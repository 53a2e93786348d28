import { Component, type ReactNode } from 'react'
import { ScreenFailure } from './screen-failure.tsx'

type State = { readonly failure: { readonly error: unknown } | null }

/** Isolates a failing screen from the others. @source reliability F23 */
export class ViewBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return <ScreenFailure error={failure.error} onRetry={() => this.setState({ failure: null })} />
  }
}
