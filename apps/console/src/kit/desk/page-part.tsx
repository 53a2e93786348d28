import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { addTexts } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import type { TextPart } from '../../kernel/i18n/text-part.ts'
import { LoadingPage } from '../loading-page.tsx'

type PageProps = { readonly above: ReactNode }

/** Page of a desk whose script loads when its tab opens; heading and tabs stay in place meanwhile. */
export function pagePart(
  load: () => Promise<ComponentType<PageProps>>,
  texts: readonly TextPart[] = [],
): ComponentType<PageProps> {
  const Page = lazy(() =>
    loadPart(async () => {
      const [part] = await Promise.all([load(), ...texts.map((one) => addTexts(one))])
      return { default: part }
    }),
  )
  return function PagePart({ above }) {
    const title = routeTitle(useLocation().pathname)
    return (
      <Suspense fallback={<LoadingPage title={title} above={above} />}>
        <Page above={above} />
      </Suspense>
    )
  }
}
