import { KeyHint } from '@omc/ui'
import { localeOf, type Said, tellIn, type Usage } from '@omc/ui/testing'
import { Description, Primary, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { type PropRow, PropsTable } from './props-table.tsx'
import { useGlobals } from './use-globals.ts'

/** Docs page: usage notes of a component, its props from the types, its keys and all states. */
export function DocsPage() {
  const locale = localeOf(useGlobals())
  const t = tellIn(locale)
  const { preparedMeta } = useOf('meta', ['meta'])
  const usage: Usage | undefined = preparedMeta.parameters['usage']
  return (
    <>
      <Title />
      {/* The source comment is English only; in Chinese the usage notes replace it. */}
      {usage && locale === 'zh' ? null : <Description />}
      {usage ? <UsageNotes usage={usage} /> : null}
      <Primary />
      <h2>{t('属性', 'Props')}</h2>
      {componentsOf(preparedMeta).map(([name, component]) => (
        <PropsTable key={name} t={t} caption={name} rows={rowsOf(preparedMeta, component)} />
      ))}
      <Stories title={<h2>{t('各种状态', 'States')}</h2>} />
    </>
  )
}

type Documented = ReturnType<typeof useOf<'meta'>>['preparedMeta']

/** The page's component, then its subcomponents. */
function componentsOf({ component, subcomponents = {}, title }: Documented) {
  const name = title.split('/').at(-1) ?? title
  return [...(component ? [[name, component] as const] : []), ...Object.entries(subcomponents)]
}

/** Prop rows that the docs addon extracts from types and comments. */
function rowsOf({ parameters }: Documented, component: unknown): readonly PropRow[] {
  const found: Readonly<Record<string, PropRow>> =
    parameters['docs']?.extractArgTypes?.(component) ?? {}
  return Object.values(found)
}

function UsageNotes({ usage }: { readonly usage: Usage }) {
  const t = tellIn(localeOf(useGlobals()))
  const say = ({ zh, en }: Said) => t(zh, en)
  return (
    <Unstyled>
      <div className="my-6 flex flex-col gap-6 text-sm text-fg">
        <dl className="grid gap-4 sm:grid-cols-2">
          <div className="rounded-card border border-line bg-surface p-4">
            <dt className="font-semibold text-success-fg">✓ {t('适合', 'Use it for')}</dt>
            <dd className="mt-1">{say(usage.use)}</dd>
          </div>
          <div className="rounded-card border border-line bg-surface p-4">
            <dt className="font-semibold text-danger-fg">✕ {t('不适合', 'Not for')}</dt>
            <dd className="mt-1">{say(usage.avoid)}</dd>
          </div>
        </dl>
        <section aria-label={t('键盘', 'Keyboard')}>
          <h2 className="mb-2 text-base font-semibold">{t('键盘', 'Keyboard')}</h2>
          {usage.keys.length === 0 ? (
            <p className="text-fg3">{t('没有自己的按键。', 'No keys of its own.')}</p>
          ) : (
            <table className="w-full border-collapse">
              <tbody>
                {usage.keys.map(({ keys, does }) => (
                  <tr key={keys.join()} className="border-b border-line">
                    <th scope="row" className="w-48 py-2 pe-4 text-start font-normal">
                      <span className="flex flex-wrap gap-2">
                        {keys.map((key) => (
                          <KeyHint key={key} keys={key.split('+')} />
                        ))}
                      </span>
                    </th>
                    <td className="py-2">{say(does)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </div>
    </Unstyled>
  )
}
