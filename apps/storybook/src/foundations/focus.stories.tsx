import { told } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Part, Sheet } from '../parts/sheet.tsx'

const meta: Meta = { title: 'Foundations/Focus', tags: ['!autodocs'] }
export default meta

const GROUNDS = [
  { name: 'app', className: 'bg-app text-fg' },
  { name: 'surface', className: 'bg-surface text-fg' },
  { name: 'subtle', className: 'bg-subtle text-fg' },
  { name: 'menu', className: 'bg-menu text-menu-fg [--ring:var(--menu-ring)]' },
] as const

/** Focus ring on each background, and once on a focused element. */
export const Ring: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('焦点', 'Focus')}
      intro={t(
        '键盘到哪里，环就在哪里：2 px 粗、2 px 间隔。黑色与海洋菜单上是白环（--menu-ring）。',
        'Where the keyboard is, there is a ring of 2 px with a gap of 2 px; white on black and ocean menus (--menu-ring).',
      )}
    >
      <Part title={t('各种底上', 'On each ground')}>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {GROUNDS.map(({ name, className }) => (
            <div
              key={name}
              className={`flex h-24 items-center justify-center rounded-card border border-line ${className}`}
            >
              <span className="rounded-control px-3 py-1.5 text-sm outline-2 outline-offset-2 outline-ring">
                {name}
              </span>
            </div>
          ))}
        </div>
      </Part>
      <Part title={t('真实的焦点', 'For real')}>
        <p className="text-sm">
          <a href="#focus" className="rounded-chip text-accent-fg underline">
            {t('用 Tab 走到这里', 'Come here with Tab')}
          </a>
        </p>
      </Part>
    </Sheet>
  )),
  play: async () => {
    await userEvent.tab()
    await expect(screen.getByRole('link')).toHaveFocus()
  },
}
