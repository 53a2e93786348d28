import {
  Ban,
  Bell,
  CircleHelp,
  CopyX,
  Eye,
  Hand,
  History,
  Hourglass,
  LogIn,
  MoonStar,
  OctagonX,
  RotateCw,
  ScanSearch,
  SquareX,
  Undo2,
  Unplug,
  UserPlus,
  X,
  type LucideIcon,
} from 'lucide-react'
import type { TodoKind } from './todo-rows.ts'

type Look = { readonly Icon: LucideIcon; readonly tone: string }

const WARNING = 'text-warning-fg'
const DANGER = 'text-danger-fg'
const CALM = 'text-info-fg'

/** Icon and colour of each line; the words say the same. */
export const TODO_LOOKS: Readonly<Record<TodoKind, Look>> = {
  unknown: { Icon: CircleHelp, tone: WARNING },
  doubled: { Icon: CopyX, tone: DANGER },
  restored: { Icon: History, tone: DANGER },
  botChecks: { Icon: Hand, tone: WARNING },
  ended: { Icon: OctagonX, tone: DANGER },
  notPermitted: { Icon: Ban, tone: DANGER },
  interrupted: { Icon: Unplug, tone: WARNING },
  expired: { Icon: LogIn, tone: DANGER },
  refused: { Icon: Undo2, tone: DANGER },
  rejected: { Icon: X, tone: DANGER },
  rejectedDrafts: { Icon: SquareX, tone: DANGER },
  retries: { Icon: RotateCw, tone: WARNING },
  unattended: { Icon: MoonStar, tone: WARNING },
  expiring: { Icon: LogIn, tone: WARNING },
  videoReview: { Icon: ScanSearch, tone: CALM },
  pictureReview: { Icon: ScanSearch, tone: CALM },
  review: { Icon: ScanSearch, tone: CALM },
  draftReview: { Icon: ScanSearch, tone: CALM },
  firstLook: { Icon: Eye, tone: CALM },
  unassigned: { Icon: UserPlus, tone: CALM },
  shortQueues: { Icon: Hourglass, tone: CALM },
  notices: { Icon: Bell, tone: CALM },
}
