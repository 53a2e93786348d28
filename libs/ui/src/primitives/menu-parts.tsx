import { Check } from 'lucide-react'
import type { ContextMenu, DropdownMenu } from 'radix-ui'
import type { ReactElement } from 'react'
import { classNames } from './class-names.ts'
import type { MenuItem, MenuItems } from './menu-item.ts'

export const MENU_CLASS =
  'z-(--layer-popover) min-w-40 max-w-80 overflow-y-auto animate-pop-in rounded-card border border-line bg-raised p-1 text-sm text-fg shadow-popover'

const ROW =
  'flex min-h-[max(32px,var(--target))] cursor-default items-center gap-2 rounded-control px-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-hover'

type Parts = Pick<
  typeof DropdownMenu | typeof ContextMenu,
  'Item' | 'CheckboxItem' | 'ItemIndicator' | 'Label' | 'Separator'
>

/** The rows of a menu, drawn with the parts of the menu family they belong to. */
export function MenuRows({ parts, items }: { readonly parts: Parts; readonly items: MenuItems }) {
  const rows = typeof items === 'function' ? items() : items
  return rows.map((item) => <MenuRow key={item.id} parts={parts} item={item} />)
}

type MenuRowProps = { readonly parts: Parts; readonly item: MenuItem }

function MenuRow({ parts: P, item }: MenuRowProps): ReactElement {
  if (item.kind === 'separator') return <P.Separator className="-mx-1 my-1 h-px bg-line" />
  if (item.kind === 'heading')
    return <P.Label className="px-2 pt-2 pb-1 text-xs text-fg3">{item.label}</P.Label>
  if (item.kind === 'link')
    return (
      <P.Item asChild className={classNames(ROW, 'no-underline')}>
        <a href={item.href} {...(item.opensWindow ? { target: '_blank', rel: 'noreferrer' } : {})}>
          {item.icon}
          <span className="flex-1">{item.label}</span>
          {item.opensWindow ? <span aria-hidden>↗</span> : null}
        </a>
      </P.Item>
    )
  if (item.kind === 'check')
    return (
      <P.CheckboxItem
        checked={item.isChecked}
        onCheckedChange={item.onCheckedChange}
        onSelect={(event) => event.preventDefault()}
        className={ROW}
      >
        <span className="flex size-4 items-center justify-center text-accent-fg">
          <P.ItemIndicator>
            <Check size={14} aria-hidden />
          </P.ItemIndicator>
        </span>
        <span className="flex-1">{item.label}</span>
      </P.CheckboxItem>
    )
  return (
    <P.Item
      disabled={item.isDisabled ?? false}
      onSelect={item.onSelect}
      className={classNames(
        ROW,
        item.isDanger ? 'text-danger-fg data-highlighted:bg-danger-soft' : '',
      )}
    >
      {item.icon}
      <span className="flex-1">{item.label}</span>
      {item.keys ? <kbd className="ms-4 font-sans text-xs text-fg3">{item.keys}</kbd> : null}
    </P.Item>
  )
}
