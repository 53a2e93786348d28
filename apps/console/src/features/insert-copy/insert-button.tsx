import { Button } from '@omc/ui'
import { FilePlus2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { panelWith } from '../../kit/list/panel-with.ts'
import { mayRun } from '../../kit/may-run.ts'
import { changesTexts } from '../text-changes/text-changes-texts.ts'
import type { FieldKind } from './insert-target.ts'

const InsertDialog = panelWith(
  changesTexts,
  async () => (await import('./insert-dialog.tsx')).InsertDialog,
)

type InsertButtonProps = {
  readonly text: string
  /** Field that the text is most likely for. */
  readonly kind?: FieldKind
  /** Name of the text, if the button alone does not say it. */
  readonly name?: string
}

/** Puts a text into a content; absent for people who may not change contents. */
export function InsertButton({ text, kind, name }: InsertButtonProps) {
  const person = usePerson()
  const [isOpen, setOpen] = useState(false)
  if (!mayRun(person, 'creator_contents.list') || !mayRun(person, 'creator_contents.update'))
    return null
  const label = i18n.t('insert.open')
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<FilePlus2 size={14} aria-hidden />}
        aria-label={name === undefined ? undefined : `${label} ${name}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <InsertDialog text={text} {...(kind ? { kind } : {})} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
