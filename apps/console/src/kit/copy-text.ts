import type { Services } from '../kernel/services/services-context.ts'

/** Copies a text and says so; shows it where the browser does not allow copying. */
export function copyText({ toasts }: Pick<Services, 'toasts'>, text: string, done: string): void {
  navigator.clipboard.writeText(text).then(
    () => toasts.show({ tone: 'success', title: done }),
    () => toasts.show({ tone: 'info', title: text }),
  )
}
