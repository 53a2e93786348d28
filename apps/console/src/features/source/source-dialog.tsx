import { openSource, PRODUCT } from '@omc/shell'
import { Button, Dialog, Field } from '@omc/ui'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { isSourceKey } from './source-key.ts'

export { texts } from '../../kernel/i18n/zh/source-code.ts'

export type SourceDialogProps = {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

type Asked =
  | { readonly tag: 'asking' | 'open' }
  | { readonly tag: 'wrong'; readonly message: string }

/** Leads to this build's source if the key is correct. @source console spec §1, §8 */
export function SourceDialog({ isOpen, onOpenChange }: SourceDialogProps) {
  const { t } = useTranslation()
  const [key, setKey] = useState('')
  const [asked, setAsked] = useState<Asked>({ tag: 'asking' })
  const check = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await openSource(key, isSourceKey)
    setAsked(
      answer.tag === 'open'
        ? { tag: 'open' }
        : { tag: 'wrong', message: answer.message[currentLanguage()] },
    )
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('sourceCode.title')}
      description={t('sourceCode.intro')}
      closeLabel={t('act.close')}
      size="sm"
    >
      {asked.tag === 'open' ? (
        <BuildFacts />
      ) : (
        <form className="flex flex-col gap-4" onSubmit={(event) => void check(event)}>
          <Field
            label={t('sourceCode.key')}
            error={asked.tag === 'wrong' ? asked.message : undefined}
          >
            <PasswordField
              autoComplete="off"
              value={key}
              onChange={(event) => setKey(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" className="self-end">
            {t('sourceCode.check')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

function BuildFacts() {
  const { t } = useTranslation()
  const facts = [
    [t('sourceCode.version'), PRODUCT.version],
    [t('sourceCode.built'), __BUILD_DATE__],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm text-fg">
      {facts.map(([name, fact]) => (
        <div key={name} className="contents">
          <dt className="text-fg3">{name}</dt>
          <dd className="tabular-nums">{fact}</dd>
        </div>
      ))}
      <dt className="text-fg3">{t('sourceCode.address')}</dt>
      <dd className="min-w-0 break-all">
        {__SOURCE_URL__ === '' ? (
          t('sourceCode.noAddress')
        ) : (
          <a
            href={__SOURCE_URL__}
            target="_blank"
            rel="noreferrer"
            className="text-accent-fg underline"
          >
            {__SOURCE_URL__}
          </a>
        )}
      </dd>
    </dl>
  )
}
