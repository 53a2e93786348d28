import type { Tell } from '@omc/ui/testing'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { CHAT_PROP_TEXTS_ZH } from './chat-prop-texts.ts'
import { PROP_TEXTS_ZH } from './prop-texts.ts'

/** Facts of one prop from a component's types and comments. */
export type PropRow = {
  readonly name: string
  readonly description?: string
  readonly type?: { readonly required?: boolean }
  readonly table?: {
    readonly type?: { readonly summary?: string }
    readonly defaultValue?: { readonly summary?: string } | null
  }
}

export type PropsTableProps = {
  readonly t: Tell
  /** Name of the component. */
  readonly caption: string
  readonly rows: readonly PropRow[]
}

/** Props of a component in the toolbar's language. */
export function PropsTable({ t, caption, rows }: PropsTableProps) {
  return (
    <Unstyled>
      <div className="my-4 overflow-x-auto rounded-card border border-line text-sm text-fg">
        <table className="w-full border-collapse text-start">
          <caption className="bg-subtle px-4 py-2 text-start font-mono text-fg2">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-fg2">
              {[
                t('属性', 'Prop'),
                t('类型', 'Type'),
                t('默认', 'Default'),
                t('说明', 'Meaning'),
              ].map((head) => (
                <th key={head} scope="col" className="px-4 py-2 text-start font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} t={t} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  )
}

function Row({ t, row }: { readonly t: Tell; readonly row: PropRow }) {
  const { name, description = '', table } = row
  return (
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="px-4 py-2 text-start font-mono font-normal">
        {name}
        {row.type?.required ? (
          <span className="ms-2 font-sans text-xs text-fg3">{t('必填', 'required')}</span>
        ) : null}
      </th>
      <td className="px-4 py-2 font-mono text-fg2">{table?.type?.summary}</td>
      <td className="px-4 py-2 font-mono text-fg2">{table?.defaultValue?.summary ?? '–'}</td>
      <td className="px-4 py-2">{t(chineseOf(description), description)}</td>
    </tr>
  )
}

function chineseOf(description: string): string {
  const text = description.replaceAll(/\s*\n\s*/g, ' ')
  return PROP_TEXTS_ZH[text] ?? CHAT_PROP_TEXTS_ZH[text] ?? text
}
