import { Spinner } from '../../primitives/spinner.tsx'
import type { OptionsProps } from './combobox-props.ts'

type ListStateProps = { readonly of: OptionsProps; readonly count: number }

/** Below options: that they load, how many there are, or that none matches. */
export function ListState({ of, count }: ListStateProps) {
  const { isLoading = false, failure, labels } = of
  return (
    <>
      {isLoading ? (
        <p className="flex min-h-8 items-center gap-2 px-2 text-sm text-fg3">
          <Spinner size={14} />
          {labels.loading}
        </p>
      ) : null}
      <output
        className={
          count > 0 || isLoading || failure ? 'sr-only' : 'block px-2 py-2 text-sm text-fg3'
        }
      >
        {isLoading || failure ? '' : count > 0 ? labels.count(count) : labels.none}
      </output>
    </>
  )
}
