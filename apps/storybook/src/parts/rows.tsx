import type { ReactNode } from 'react'

export type RowsProps = {
  /** Read by screen readers as the name of the table. */
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly [key: string, ...cells: readonly ReactNode[]])[]
}

/** A table of a guide page; the first cell names the row. */
export function Rows({ caption, heads, rows }: RowsProps) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface text-sm">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-subtle text-fg2">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-4 py-2 text-start font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key} className="border-b border-line align-top last:border-0">
              <th scope="row" className="px-4 py-2 text-start font-mono font-normal wrap-normal">
                {key}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} className="px-4 py-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
