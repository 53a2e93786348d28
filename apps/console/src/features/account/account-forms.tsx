import { useEffect, useRef } from 'react'
import { useServices } from '../../kernel/services/services-context.ts'
import { useDraft } from '../../kernel/services/use-draft.ts'
import { DetailSections } from '../../kit/detail/detail-sections.tsx'
import { FormBody, FormInputs } from '../../kit/form/form-body.tsx'
import { draftName, KeepDraft } from '../../kit/form/keep-draft.tsx'
import { SaveBar } from '../../kit/form/save-bar.tsx'
import { useRecordForm } from '../../kit/form/use-record-form.ts'
import { useSaveKey } from '../../kit/form/use-save-key.ts'
import { useAccount } from './account-context.ts'
import { accountDetail, besideForm } from './account-details.tsx'
import { accountForm, FORM_TABS, isFormTab, tabOf, type FormTab } from './account-form.ts'

type FormsProps = {
  /** Open tab of the page; the form is hidden beside a list, and keeps what was typed. */
  readonly tab: string
  readonly onOpen: (tab: FormTab) => void
}

const TABS = Object.entries(FORM_TABS)

/** The tab may change while the form is being saved. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** One form over three tabs, with one save bar that sends only what changed. */
export function AccountForms({ tab, onOpen }: FormsProps) {
  const { shell } = useServices()
  const account = useAccount()
  const draft = useDraft(shell.drafts, draftName(accountForm, account))
  const open = useLatest(tab)
  /** Input to focus once its tab is open. */
  const wanted = useRef<string>(null)
  const of = useRecordForm(accountForm, {
    record: account,
    draft,
    onFaults([first]) {
      // Faults that concern no input are shown above the inputs, which a list hides.
      if (first === undefined) return isFormTab(open.current) ? undefined : onOpen('profile')
      wanted.current = first
      if (tabOf(first) === open.current) focusWanted()
      else onOpen(tabOf(first))
    },
  })
  const { engine, isDirty, element } = of
  useSaveKey(element)
  const focusWanted = () => {
    if (wanted.current === null || tabOf(wanted.current) !== open.current) return
    engine.setFocus(wanted.current)
    wanted.current = null
  }
  useEffect(focusWanted)
  const isShown = isFormTab(tab)
  return (
    <>
      <div
        hidden={!isShown}
        className="max-w-180 rounded-card border border-line bg-surface p-4 [[hidden]]:hidden"
      >
        <FormBody of={of}>
          {TABS.map(([name, sections]) => (
            <div key={name} hidden={name !== tab} className="flex flex-col gap-6 [[hidden]]:hidden">
              {sections.map((section) => (
                <FormInputs key={section.inputs.join()} of={of} section={section} />
              ))}
            </div>
          ))}
        </FormBody>
        {isShown ? (
          <div className="mt-6 flex flex-col gap-4 empty:hidden">
            <DetailSections detail={besideForm(tab)} record={account} of={null} />
          </div>
        ) : null}
      </div>
      <div
        hidden={!isShown && !isDirty}
        className="sticky bottom-0 z-1 flex max-w-180 flex-wrap items-center justify-end gap-2 rounded-card border border-line bg-surface px-4 py-2.5 [[hidden]]:hidden"
      >
        <SaveBar of={of} />
      </div>
      <KeepDraft of={of} />
    </>
  )
}

/** The same tabs for people who may only look. */
export function AccountFacts({ tab }: Pick<FormsProps, 'tab'>) {
  const account = useAccount()
  return isFormTab(tab) ? (
    <div className="flex max-w-180 flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <DetailSections detail={accountDetail(tab)} record={account} of={null} />
    </div>
  ) : null
}
