import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { askDemo } from './ask-demo.ts'
import { DemoFrame } from './demo-frame.tsx'
import type { DemoPick } from './demo-props.ts'

type People = {
  readonly password: string
  readonly people: readonly {
    readonly username: string
    readonly job: { readonly zh: string; readonly en: string }
  }[]
}

/** Accounts of the demo; choosing one fills the form. */
export function DemoPeople({ onPick }: { onPick: (pick: DemoPick) => void }) {
  const { t } = useTranslation()
  const [found, setFound] = useState<People | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    // Without the list the form still works by typing.
    askDemo<People>('/demo/people', gone.signal).then(setFound, () => undefined)
    return () => gone.abort()
  }, [])
  if (found === null) return null
  const { password, people } = found
  return (
    <DemoFrame text={t('demo.people')}>
      <ul className="grid grid-cols-2 gap-1.5">
        {people.map(({ username, job }) => (
          <li key={username}>
            <button
              type="button"
              onClick={() => onPick({ id: performance.now(), form: { username, password } })}
              className="flex h-full min-h-(--target) w-full flex-wrap items-center gap-x-1.5 rounded-control border border-line bg-surface px-2 py-1 text-start hover:border-control hover:bg-hover"
            >
              <span className="font-semibold text-fg">{username}</span>
              <span>{job[currentLanguage()]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2">{t('demo.password', { password })}</p>
    </DemoFrame>
  )
}
