import { can, type AclSession } from '@omc/acl'
import { role as roleFact } from '@omc/sdk/fields/views'
import { DropdownMenu, IconButton, type MenuItem } from '@omc/ui'
import type { TFunction } from 'i18next'
import { Check, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { mayRun } from '../../may-run.ts'
import { withoutState } from '../list-state.ts'
import type { Views } from './use-views.ts'
import { copyLink, deleteView, moveView, setDefault } from './view-acts.ts'
import { movedPositions, type View } from './view-order.ts'

/** A view of the team or of a role is changed by those who may change the team. */
export const mayChange = (person: AclSession | null, { kind }: Pick<View, 'kind'>): boolean =>
  person !== null &&
  mayRun(person, 'views.update') &&
  (kind === 'personal' || can(person, 'team:edit'))

type ViewItemProps = {
  readonly view: View
  readonly views: Views
  readonly onOpen: () => void
  readonly onRename: () => void
  readonly onClose: () => void
}

/** A view with its acts. */
export function ViewItem({ view, views, onOpen, onRename, onClose }: ViewItemProps) {
  const { t } = useTranslation()
  const services = useServices()
  const person = usePerson()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const canMove = (step: -1 | 1) => movedPositions(views.views, view, step) !== null
  const move = (step: -1 | 1) => void moveView(services, views.views, view, step)
  const remove = async () => {
    if (await deleteView(services, view)) onClose()
  }
  const link = () => {
    const query = withoutState(params)
    query.set('view', view.id)
    copyLink(services, view, `${pathname}?${query.toString()}`)
  }
  const items: readonly MenuItem[] = [
    ...(mayChange(person, view)
      ? [
          act('rename', t('views.rename'), onRename),
          act(
            'default',
            t(view.is_default ? 'views.dropDefault' : 'views.makeDefault'),
            () => void setDefault(services, views.views, view, !view.is_default),
          ),
          ...(canMove(-1) ? [act('up', t('views.up'), () => move(-1))] : []),
          ...(canMove(1) ? [act('down', t('views.down'), () => move(1))] : []),
        ]
      : []),
    act('link', t('views.link'), link),
    ...(mayChange(person, view) && mayRun(person, 'views.delete')
      ? [{ ...act('delete', t('views.delete'), () => void remove()), isDanger: true }]
      : []),
  ]
  return (
    <ViewRow
      name={view.name}
      isOpen={view.id === views.current?.id}
      onOpen={onOpen}
      notes={[...notesOf(t, view)]}
      acts={
        <DropdownMenu
          align="end"
          items={items}
          trigger={
            <IconButton
              label={t('views.acts', { name: view.name })}
              hasTooltip={false}
              icon={<Ellipsis size={16} aria-hidden />}
            />
          }
        />
      }
    />
  )
}

type ViewRowProps = {
  readonly name: string
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** Owner of the view, and whether the list opens with it. */
  readonly notes?: readonly string[]
  readonly acts?: ReactNode
}

export function ViewRow({ name, isOpen, onOpen, notes = [], acts }: ViewRowProps) {
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="flex min-h-(--ctl) min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-start hover:bg-hover"
      >
        <Check size={14} aria-hidden className={isOpen ? 'shrink-0' : 'invisible shrink-0'} />
        <span className="min-w-0 flex-1 truncate" title={name}>
          {name}
        </span>
        {notes.map((note) => (
          <span key={note} className="shrink-0 text-xs text-fg3">
            {note}
          </span>
        ))}
      </button>
      {acts}
    </li>
  )
}

const notesOf = (t: TFunction, { kind, role, is_default }: View): readonly string[] => [
  ...(kind === 'team' ? [t('views.team')] : []),
  ...(role === null ? [] : [choiceLabel(roleFact, role)]),
  ...(is_default ? [t('views.default')] : []),
]

const act = (id: string, label: string, onSelect: () => void) =>
  ({ kind: 'act', id, label, onSelect }) as const
