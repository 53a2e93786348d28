import type { Item } from '@omc/sdk'
import { price as priceFact } from '@omc/sdk/fields/carry_items'
import { classNames } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { fieldText } from '../../kit/field-text.ts'
import { SearchBox } from '../../kit/list/filters/search-box.tsx'
import { Loaded } from '../../kit/loaded.tsx'

type Product = Item<'carry_items.list'>

/** Products in sight; a search finds the others. */
const SHOWN = 20

type ProductChoiceProps = {
  readonly chosenId: string | null
  readonly onChoose: (id: string) => void
}

/** Chooses one product by its title. The chosen one stays in sight, whatever is searched for. */
export function ProductChoice({ chosenId, onChoose }: ProductChoiceProps) {
  const { sdk } = useServices()
  const [search, setSearch] = useState('')
  const found = useQuery(
    read(sdk, 'carry_items.list', {
      sort: ['-updated_at'],
      'page[size]': SHOWN,
      ...(search === '' ? {} : { 'filter[search]': search }),
    }),
  )
  const isFound = found.data?.items.some(({ id }) => id === chosenId) ?? true
  const chosen = useQuery({
    ...read(sdk, 'carry_items.list', { 'filter[ids]': [chosenId ?? ''], 'page[size]': 1 }),
    enabled: chosenId !== null && !isFound,
  })
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 text-sm font-semibold text-fg">{i18n.t('sage.product')}</legend>
      <span className="*:w-full">
        <SearchBox hint={i18n.t('sage.searchProduct')} value={search} onChange={setSearch} />
      </span>
      <Loaded query={found}>
        {({ items }) => {
          const products = isFound ? items : [...(chosen.data?.items ?? []), ...items]
          if (products.length === 0) return <NoProduct search={search} />
          return <Products products={products} chosenId={chosenId} onChoose={onChoose} />
        }}
      </Loaded>
    </fieldset>
  )
}

const NoProduct = ({ search }: { readonly search: string }) => (
  <p className="rounded-control bg-subtle p-3 text-sm text-fg2">
    {search === '' ? i18n.t('sage.noProduct') : i18n.t('sage.noMatch', { search })}
  </p>
)

type ProductsProps = ProductChoiceProps & { readonly products: readonly Product[] }

function Products({ products, chosenId, onChoose }: ProductsProps) {
  const name = useId()
  return (
    <ul className="omc-thin-bar flex max-h-72 flex-col overflow-y-auto rounded-control border border-line">
      {products.map(({ id, title, price }) => (
        <li key={id}>
          <label
            className={classNames(
              'flex min-h-(--target) cursor-pointer items-center gap-2 px-2 py-1.5 text-sm',
              id === chosenId ? 'bg-accent-soft text-accent-fg' : 'text-fg hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={id === chosenId}
              onChange={() => onChoose(id)}
              className="size-4 shrink-0 accent-(--accent)"
            />
            <span title={title} className="line-clamp-2 min-w-0 flex-1">
              {title}
            </span>
            <span className="shrink-0 text-xs text-fg2 tabular-nums">
              {fieldText(priceFact, price)}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
