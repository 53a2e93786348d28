import { Button, Card, Field } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../app/data/use-write.ts'
import { errorText } from '../../app/errors/error-text.ts'
import { currentLanguage } from '../../app/i18n/i18n.ts'
import { PageHeading } from '../../app/layout/page-heading.tsx'
import { useServices } from '../../app/services-context.ts'
import { useUnsaved } from '../../app/shell/use-unsaved.ts'
import { routeTitle } from '../../kit/list/route-title.ts'
import { faultOf } from './fault-of.ts'
import { FormFailure } from './form-failure.tsx'
import { faultsIn } from './form-words.ts'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'

const MIN_LENGTH = 8

/** Changes the own password; the other sign-ins of the person end. @source console spec §7 */
export function PasswordPage() {
  const { t } = useTranslation()
  const { sdk, toasts } = useServices()
  const change = useWrite(sdk, 'users.update_password', { isShownInPlace: true })
  const form = useForm({ current: '', next: '', repeat: '' }, ({ current, next, repeat }) => ({
    ...faultsIn({ current: faultOf(current, [{ rule: 'required' }], t('password.current')) }),
    ...(next.length < MIN_LENGTH
      ? { next: t('password.error.next') }
      : next === current
        ? { next: t('password.error.same') }
        : {}),
    ...(repeat === next ? {} : { repeat: t('password.error.repeat') }),
  }))
  const unsaved = useUnsaved(form.isDirty)
  return (
    <div className="mx-auto flex w-full max-w-120 flex-col gap-4">
      <PageHeading description={t('password.intro')}>{routeTitle('/ucenter/password')}</PageHeading>
      <Card>
        <form
          ref={unsaved}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={form.submit(({ current, next }) =>
            change.mutate(
              { current_password: current, new_password: next },
              {
                onSuccess: ({ ended_sessions: count }) => {
                  form.reset()
                  toasts.show({ tone: 'success', title: t('password.done', { count }) })
                },
              },
            ),
          )}
        >
          <Field label={t('password.current')} error={form.errors.current} isRequired>
            <PasswordField {...form.bind('current')} />
          </Field>
          <Field
            label={t('password.next')}
            hint={t('password.nextHint')}
            error={form.errors.next}
            isRequired
          >
            <PasswordField autoComplete="new-password" {...form.bind('next')} />
          </Field>
          <Field label={t('password.repeat')} error={form.errors.repeat} isRequired>
            <PasswordField autoComplete="new-password" {...form.bind('repeat')} />
          </Field>
          <FormFailure message={change.error ? errorText(change.error, currentLanguage()) : null} />
          <Button
            type="submit"
            variant="primary"
            isLoading={change.isPending}
            className="self-start"
          >
            {t('password.submit')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
