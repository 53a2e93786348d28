import { Button } from '@omc/ui'
import { Suspense, useState } from 'react'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { PageAct } from '../../kit/list/list-acts.ts'
import { mayRun } from '../../kit/may-run.ts'

/** Acts of a screen that open a panel; those that the person may not run are absent. */
export function ActButtons({ acts }: { readonly acts: readonly PageAct[] }) {
  const person = usePerson()
  const [open, setOpen] = useState<PageAct | null>(null)
  const Panel = open?.Panel
  return (
    <>
      {acts
        .filter(({ operation }) => mayRun(person, operation))
        .map((act) => (
          <Button key={act.operation} icon={act.icon} onClick={() => setOpen(act)}>
            {act.label()}
          </Button>
        ))}
      {Panel ? (
        <Suspense fallback={null}>
          <Panel onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
