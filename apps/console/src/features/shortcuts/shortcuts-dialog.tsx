import { Dialog, KeyHint } from '@omc/ui'
import { useTranslation } from 'react-i18next'

const IS_APPLE = /mac|iphone|ipad/i.test(navigator.userAgent)
const MOD = IS_APPLE ? '⌘' : 'Ctrl'

/** What works by keyboard anywhere in the console, in groups. */
const GROUPS = [
  {
    id: 'page',
    rows: [
      { id: 'skip', keys: [['Tab'], ['Enter']] },
      { id: 'close', keys: [['Esc']] },
    ],
  },
  {
    id: 'menu',
    rows: [
      { id: 'openGroup', keys: [['Enter'], ['↓']] },
      { id: 'newWindow', keys: [[MOD, 'Enter']] },
    ],
  },
  {
    id: 'tabs',
    rows: [
      { id: 'move', keys: [['←'], ['→'], ['Home'], ['End']] },
      { id: 'show', keys: [['Enter']] },
      { id: 'closeTab', keys: [['Delete']] },
      { id: 'commands', keys: [['Shift', 'F10']] },
    ],
  },
] as const

/** The keys of the console. @source ux: user menu, shortcuts */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('menu.shortcuts')}
      closeLabel={t('act.close')}
      size="sm"
    >
      <div className="flex flex-col gap-5">
        {GROUPS.map((group) => (
          <section key={group.id}>
            <h3 className="mb-1 text-xs text-fg3">{t(`shortcut.group.${group.id}`)}</h3>
            <dl className="divide-y divide-line">
              {group.rows.map((row) => (
                <div key={row.id} className="flex items-center justify-between gap-4 py-2">
                  <dt className="text-sm text-fg">{t(`shortcut.${row.id}`)}</dt>
                  <dd className="flex shrink-0 items-center gap-1.5">
                    {row.keys.map((keys) => (
                      <KeyHint key={keys.join('+')} keys={keys} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
