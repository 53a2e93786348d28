import { Button, tokens } from '@omc/ui'
import { type Tell, told } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Part, Sheet } from '../parts/sheet.tsx'

const meta: Meta = { title: 'Foundations/Motion', tags: ['!autodocs'] }
export default meta

const ENTRANCES = [
  { name: 'fade-in', className: 'animate-fade-in' },
  { name: 'pop-in', className: 'animate-pop-in' },
  { name: 'drawer-in', className: 'animate-drawer-in' },
  { name: 'toast-in', className: 'animate-toast-in' },
] as const

function Entrances({ t }: { readonly t: Tell }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <Button className="self-start" onClick={() => setCount(count + 1)}>
        {t('再放一次', 'Play again')}
      </Button>
      <ul className="flex flex-wrap gap-4">
        {ENTRANCES.map(({ name, className }) => (
          <li
            key={`${name}-${count}`}
            className={`flex size-28 items-center justify-center rounded-card border border-line bg-raised text-xs shadow-popover ${className}`}
          >
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

export const Motion: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('动效', 'Motion')}
      intro={t(
        '只动位移与透明度；系统设为减少动效时为 0，进度除外。',
        'Transform and opacity only. With reduced motion all lengths are 0, progress excepted.',
      )}
    >
      <Part title={t('时长', 'Lengths')}>
        <ul className="flex flex-wrap gap-2 text-sm tabular-nums">
          {Object.entries(tokens.MOTION).map(([name, ms]) => (
            <li key={name} className="rounded-chip bg-subtle px-2 py-1">
              {name} {ms} ms
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('出现', 'Entrances')}>
        <Entrances t={t} />
      </Part>
      <Part title={t('进行中', 'While working')}>
        <div className="flex items-center gap-8">
          <span className="size-6 animate-turn rounded-full border-2 border-accent border-t-transparent" />
          <span className="h-4 w-40 animate-breathe rounded-chip bg-hover" />
          <span className="h-2 w-40 overflow-hidden rounded-full bg-hover">
            <span className="block h-full w-1/3 animate-sweep rounded-full bg-accent" />
          </span>
        </div>
      </Part>
    </Sheet>
  )),
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await expect(screen.getAllByRole('listitem').length).toBeGreaterThan(4)
  },
}
