import { type ErrorLog, hasErrorLog } from '@omc/shell'
import { IconButton } from '@omc/ui'
import { Bug } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { CountMark } from '../count-mark.tsx'
import { ErrorLogDialog } from './error-log-dialog.tsx'

/** Error count and button of the log. @source console spec §2, error-log dialog */
export default function ErrorLogButton({ log }: { readonly log: ErrorLog }) {
  const { t } = useTranslation()
  const state = useSnapshot(log.state)
  const [isOpen, setOpen] = useState(false)
  const isThere = hasErrorLog(state)
  const wasThere = useRef(isThere)
  // The button disappears with the last error, so focus moves to the screen.
  useEffect(() => {
    if (wasThere.current && !isThere)
      document.getElementById('main')?.focus({ preventScroll: true })
    wasThere.current = isThere
  }, [isThere])
  if (!isThere) return null
  return (
    <>
      <span className="relative inline-flex">
        <IconButton
          label={t('errorLog.open', { count: state.count })}
          icon={<Bug size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        <CountMark count={state.count} />
      </span>
      <ErrorLogDialog log={log} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
