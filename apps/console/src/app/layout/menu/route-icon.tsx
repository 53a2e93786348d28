import {
  Brush,
  Circle,
  FileText,
  House,
  KeyRound,
  LayoutDashboard,
  Send,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react'

/** Only the icons of screens that exist, so that the others stay out of the bundle. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
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
  const Icon = ICONS[name] ?? Circle
  return <Icon size={size} aria-hidden className="shrink-0" />
}
