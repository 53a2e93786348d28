import { Steps, type StepState } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { Import } from './use-import.ts'

const STEPS = ['file', 'check', 'result'] as const

type Stand = {
  readonly file: object | null
  readonly fault: string | null
  readonly result: { readonly failed: readonly unknown[] } | null
}

/** State of each step of an import: the file, its rows, their result. */
export function stepStates({ file, fault, result }: Stand): readonly StepState[] {
  if (result) return ['done', 'done', result.failed.length > 0 ? 'failed' : 'done']
  if (file) return ['done', 'current', 'coming']
  return [fault === null ? 'current' : 'failed', 'coming', 'coming']
}

/** Where an import is. */
export function ImportProgress({ its }: { readonly its: Import }) {
  const { t } = useTranslation()
  const states = stepStates(its)
  return (
    <Steps
      label={t('import.steps.label')}
      words={{
        done: t('import.steps.done'),
        failed: t('import.steps.failed'),
        coming: t('import.steps.coming'),
      }}
      steps={STEPS.map((id, at) => ({
        id,
        label: t(`import.steps.${id}`),
        state: states[at] ?? 'coming',
      }))}
    />
  )
}
