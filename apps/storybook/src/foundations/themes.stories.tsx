import { Button, StatusChip, THEMES, type ThemeName, tokens } from '@omc/ui'
import { told } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Part, Sheet } from '../parts/sheet.tsx'

const { ACCENTS, MENUS, NEUTRALS } = tokens

const meta: Meta = { title: 'Foundations/Themes', tags: ['!autodocs'] }
export default meta

type Story = StoryObj

/** A page in small: rail, bar, and the accent on the page. */
function Miniature({ name, mode }: { readonly name: ThemeName; readonly mode: 'light' | 'dark' }) {
  const theme = THEMES[name]
  const menu = MENUS[theme.menu][mode]
  const accent = ACCENTS[theme.accent][mode]
  const page = NEUTRALS[mode]
  return (
    <figure className="overflow-hidden rounded-card border border-line">
      <div aria-hidden className="flex h-24" style={{ background: page.app }}>
        <div className="w-4" style={{ background: menu.rail }} />
        <div
          className="flex w-20 flex-col gap-2 p-2"
          style={{ background: `linear-gradient(${menu.bar}, ${menu.barEnd})` }}
        >
          <div className="h-2 rounded-full" style={{ background: menu.text }} />
          <div className="h-4 rounded-control" style={{ background: accent.solid }} />
          <div className="h-2 rounded-full" style={{ background: menu.muted }} />
        </div>
        <div
          className="m-2 flex flex-1 flex-col gap-2 rounded-card p-2"
          style={{ background: page.surface }}
        >
          <div className="h-2 w-2/3 rounded-full" style={{ background: page.fg2 }} />
          <div className="h-5 rounded-control" style={{ background: accent.soft }} />
          <div className="h-5 w-12 rounded-control" style={{ background: accent.solid }} />
        </div>
      </div>
      <figcaption className="bg-surface px-2 py-1 text-xs">
        {name} · {mode}
      </figcaption>
    </figure>
  )
}

export const Seven: Story = {
  render: told((t) => (
    <Sheet
      title={t('七个主题', 'Seven themes')}
      intro={t(
        '主题 = 主题色 × 菜单。名字里的 black、white 指菜单，不是页面；深浅色是另一条轴。',
        'A theme is an accent and a menu. The words black and white name the menu, not the page; light and dark are an axis of their own.',
      )}
    >
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {(Object.keys(THEMES) as ThemeName[]).flatMap((name) => [
          <Miniature key={`${name}-light`} name={name} mode="light" />,
          <Miniature key={`${name}-dark`} name={name} mode="dark" />,
        ])}
      </div>
    </Sheet>
  )),
}

/** The theme of the toolbar on its menu. */
export const Menu: Story = {
  render: told((t) => (
    <Sheet
      title={t('菜单上的颜色', 'Colours on the menu')}
      intro={t('随工具栏的主题变化。', 'Follows the theme of the toolbar.')}
    >
      <Part title={t('侧栏', 'Sidebar')}>
        <nav
          aria-label={t('示例菜单', 'Sample menu')}
          className="flex w-55 flex-col gap-1 bg-menu p-2 text-sm text-menu-fg [--ring:var(--menu-ring)]"
        >
          <a href="#home" className="rounded-control px-3 py-2">
            {t('首页', 'Home')}
          </a>
          <a
            href="#materials"
            aria-current="page"
            className="rounded-control bg-menu-on px-3 py-2 text-menu-on-fg"
          >
            {t('素材列表', 'Materials')}
          </a>
          <a href="#review" className="rounded-control bg-menu-hover px-3 py-2">
            {t('审核', 'Review')}
          </a>
          <span className="px-3 py-2 text-menu-muted">© 2026</span>
        </nav>
      </Part>
      <Part title={t('页面', 'Page')}>
        <div className="flex items-center gap-3">
          <Button variant="primary">{t('发布', 'Publish')}</Button>
          <StatusChip tone="accent" shape="turning">
            {t('发布中', 'Publishing')}
          </StatusChip>
        </div>
      </Part>
    </Sheet>
  )),
}
