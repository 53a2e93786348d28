import { ConfirmDialog, Drawer, type DrawerProps } from '@omc/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveBar } from './save-bar.tsx'
import type { RecordForm } from './use-record-form.ts'
import { useSaveKey } from './use-save-key.ts'

type FormDrawerProps = {
  readonly of: RecordForm
  readonly title: string
  readonly description?: string | undefined
  readonly size?: DrawerProps['size']
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Form in a panel over the screen, with a save bar and a confirmation before edits are lost. */
export function FormDrawer({ of, title, description, size, onClose, children }: FormDrawerProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    if (of.isDirty) setAsking(true)
    else onClose()
  }
  useSaveKey(of.element)
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) leave()
      }}
      title={title}
      {...(description ? { description } : {})}
      {...(size ? { size } : {})}
      closeLabel={t('act.close')}
      footer={<SaveBar of={of} onCancel={leave} />}
    >
      {children}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('form.leave.title')}
        description={t('form.leave.body')}
        confirmLabel={t('form.leave.confirm')}
        cancelLabel={t('form.leave.keep')}
        onConfirm={onClose}
      />
    </Drawer>
  )
}
