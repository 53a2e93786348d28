import type { Item } from '@omc/sdk'
import { price as priceFact } from '@omc/sdk/fields/carry_items'
import { RadioGroup } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
    <div className="flex min-w-0 flex-col gap-2">
      <span aria-hidden className="text-sm font-semibold text-fg">
        {i18n.t('sage.product')}
      </span>
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
    </div>
  )
}

const NoProduct = ({ search }: { readonly search: string }) => (
  <p className="rounded-control bg-subtle p-3 text-sm text-fg2">
    {search === '' ? i18n.t('sage.noProduct') : i18n.t('sage.noMatch', { search })}
  </p>
)

type ProductsProps = ProductChoiceProps & { readonly products: readonly Product[] }

function Products({ products, chosenId, onChoose }: ProductsProps) {
  return (
    <RadioGroup
      label={i18n.t('sage.product')}
      isLabelHidden
      look="rows"
      className="omc-thin-bar max-h-72 overflow-y-auto rounded-control border border-line"
      options={products.map(({ id, title, price }) => ({
        value: id,
        label: (
          <span title={title} className="line-clamp-2">
            {title}
          </span>
        ),
        aside: fieldText(priceFact, price),
      }))}
      value={chosenId}
      onValueChange={onChoose}
    />
  )
}
