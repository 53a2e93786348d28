import { CircleAlert } from 'lucide-react'

/**
 * Server error that concerns the whole form. Not an `Alert` of the library: the sign-in form loads
 * before everything else and holds its own few parts.
 */
export function FormFailure({ message }: { readonly message: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {message ? (
        <p className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 text-sm text-danger-fg">
          <CircleAlert size={16} aria-hidden className="mt-[3px] shrink-0" />
          {message}
        </p>
      ) : null}
    </div>
  )
}
