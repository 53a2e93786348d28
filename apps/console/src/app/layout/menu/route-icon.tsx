import {
  Brush,
  FileText,
  House,
  KeyRound,
  LayoutDashboard,
  Send,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../../kernel/errors/load-part.ts'
import { afterFirstDrawn } from '../../../kernel/page/first-drawn.ts'
import { whenIdle } from '../../../kernel/page/when-idle.ts'

// Once the page rests: thirty icons in one step with the tools of a list hold the page too long.
const LaterIcon = lazy(
  afterFirstDrawn(async () => {
    await new Promise<void>(whenIdle)
    return loadPart(() => import('./later-icon.tsx'))
  }),
)

/** Icons of the screens that most people have; the others load later. */
export const FIRST_ICONS: Readonly<Record<string, LucideIcon>> = {
  brush: Brush,
  'file-text': FileText,
  house: House,
  'key-round': KeyRound,
  'layout-dashboard': LayoutDashboard,
  send: Send,
  settings: Settings,
  users: Users,
}

export function RouteIcon({ name, size = 18 }: { readonly name: string; readonly size?: number }) {
  const Icon = FIRST_ICONS[name]
  if (Icon) return <Icon size={size} aria-hidden className="shrink-0" />
  return (
    <Suspense
      fallback={<span aria-hidden className="shrink-0" style={{ width: size, height: size }} />}
    >
      <LaterIcon name={name} size={size} />
    </Suspense>
  )
}
