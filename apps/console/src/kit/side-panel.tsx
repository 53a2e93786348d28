import { Drawer, type DrawerProps } from '@omc/ui'
import { i18n } from '../kernel/i18n/i18n.ts'

type SidePanelProps = Omit<DrawerProps, 'open' | 'onOpenChange' | 'closeLabel'> & {
  readonly onClose: () => void
}

/** Drawer that is open for as long as it is on the page. */
export const SidePanel = ({ onClose, ...drawer }: SidePanelProps) => (
  <Drawer
    {...drawer}
    open
    closeLabel={i18n.t('act.close')}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose()
    }}
  />
)
