import { Button } from '@omc/ui'
import { Sparkles } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'

const QUESTIONS = ['titles', 'body', 'rewrite', 'topics'] as const

/** Frequent questions in a conversation without messages; a click writes one into the composer. */
export function FirstQuestions({ onPick }: { readonly onPick: (text: string) => void }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-4 overflow-y-auto p-4 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-fg">
        <Sparkles size={24} aria-hidden />
      </span>
      <p className="text-base font-semibold text-fg">{i18n.t('chat.hello')}</p>
      <ul
        aria-label={i18n.t('chat.examples')}
        className="flex max-w-160 flex-wrap justify-center gap-2"
      >
        {QUESTIONS.map((name) => (
          <li key={name}>
            <Button
              className="whitespace-normal! py-1"
              onClick={() => onPick(i18n.t(`chat.example.${name}`))}
            >
              {i18n.t(`chat.example.${name}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
