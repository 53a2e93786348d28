import { useTranslation } from 'react-i18next'
import { Link } from '../../../kernel/router/link.tsx'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { isOpen } from '../../../kit/is-open.ts'

const FIGURES = '/carry/publish/statistics'

/** Leads to what came of the published pieces, where the person may see it. @source screens §3, see figures */
export function FiguresLink() {
  const { t } = useTranslation()
  const person = usePerson()
  const { built } = useServices()
  if (!person || !isOpen(FIGURES, { person, built })) return null
  return (
    <Link
      to={`${FIGURES}?range=today`}
      className="inline-flex min-h-(--target) items-center font-semibold underline"
    >
      {t('publishing.done.figures')}
    </Link>
  )
}
