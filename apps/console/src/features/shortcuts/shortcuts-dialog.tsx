import { Dialog, KeyHint, Switch } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { setSingleKeys, shortcutsStore } from '../../kernel/keys/shortcuts-store.ts'
import { SHORTCUT_GROUPS } from './shortcuts.ts'

/** List of all keyboard shortcuts. @source ux: user menu, 快捷键 */
export default function ShortcutsDialog() {
  const { t } = useTranslation()
  const { isOpen, areSingleKeysOn } = useSnapshot(shortcutsStore)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isOpen) => {
        shortcutsStore.isOpen = isOpen
      }}
      title={t('shortcuts.title')}
      closeLabel={t('act.close')}
    >
      <div className="flex flex-col gap-4 pb-4">
        {SHORTCUT_GROUPS.map((group) => (
          <section key={group.id} aria-labelledby={`shortcuts-${group.id}`}>
            <h3 id={`shortcuts-${group.id}`} className="pb-1 text-xs text-fg3">
              {t(`shortcuts.group.${group.id}`)}
            </h3>
            <dl>
              {group.shortcuts.map(({ id, keys }) => (
                <div
                  key={id}
                  className="flex min-h-9 items-center justify-between gap-4 border-b border-line last:border-b-0"
                >
                  <dt className="text-sm">{t(`shortcuts.does.${id}`)}</dt>
                  <dd className="flex shrink-0 flex-wrap items-center justify-end gap-2">
                    {keys.map((together) => (
                      <KeyHint key={together.join(' ')} keys={together} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Switch
          label={t('shortcuts.singleKeys')}
          checked={areSingleKeysOn}
          onCheckedChange={setSingleKeys}
        />
      </div>
    </Dialog>
  )
}
