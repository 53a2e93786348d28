import { Button } from '@omc/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDemo } from './ask-demo.ts'
import { DemoFrame } from './demo-frame.tsx'

type Props = { readonly phone: string; readonly onCode: (code: string) => void }

/** Shows the code that would have been sent to the phone. */
export function DemoCode({ phone, onCode }: Props) {
  const { t } = useTranslation()
  const [code, setCode] = useState<string | null>(null)
  // The phone number of the request, even if another one is typed meanwhile.
  const [asked] = useState(phone)
  useEffect(() => {
    const gone = new AbortController()
    askDemo<{ code: string | null }>(
      `/demo/code?phone_number=${encodeURIComponent(asked)}`,
      gone.signal,
    ).then(
      (found) => setCode(found.code),
      () => {
        if (!gone.signal.aborted) setCode('')
      },
    )
    return () => gone.abort()
  }, [asked])
  // Not loaded, or the code went to a real phone.
  if (code === null) return null
  if (code === '') return <DemoFrame text={t('demo.failed')}>{null}</DemoFrame>
  return (
    <DemoFrame text={t('demo.noSms')}>
      <p className="flex items-center gap-3">
        <span>
          {t('demo.code')} <b className="text-sm tracking-widest text-fg tabular-nums">{code}</b>
        </span>
        <Button onClick={() => onCode(code)}>{t('demo.fill')}</Button>
      </p>
    </DemoFrame>
  )
}
