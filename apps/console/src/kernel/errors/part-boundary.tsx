import { isChunkFailure } from '@omc/shell'
import type { Toasts } from '@omc/ui'
import { Component, type ReactNode } from 'react'
import { i18n } from '../i18n/i18n.ts'
import { uncaught } from './uncaught.ts'

export type PartBoundaryProps = {
  readonly children: ReactNode
  readonly toasts: Pick<Toasts, 'show'>
}

/**
 * Boundary of a background part: if it fails, or its file is gone while the page may not reload,
 * the screens stay and a toast informs the person.
 *
 * @source reliability F23, F27
 */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch(error: unknown): void {
    uncaught.report(error, 'render')
    const title = i18n.t(isChunkFailure(error) ? 'failure.chunkHeld' : 'failure.part')
    this.props.toasts.show({
      tone: 'danger',
      title,
      key: 'part',
      action: { label: i18n.t('act.reload'), onSelect: () => location.reload() },
    })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
