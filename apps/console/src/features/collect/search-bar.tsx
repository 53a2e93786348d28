import { Button, Input, Segmented, Select } from '@omc/ui'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { platformName } from '../../kit/list/platform-name.ts'
import { KINDS, POOLS, SORTS, type PoolSearch } from './pool-search.ts'

type SearchBarProps = {
  readonly search: PoolSearch
  readonly isSearching: boolean
  readonly onSearch: (search: PoolSearch) => void
}

/** Where to look, for what, and in which order. */
export function SearchBar({ search, isSearching, onSearch }: SearchBarProps) {
  const { t } = useTranslation()
  const [words, setWords] = useState(search.q)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch({ ...search, q: words.trim() })
  }
  const change = (part: Partial<PoolSearch>) => onSearch({ ...search, q: words.trim(), ...part })
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
        <Segmented
          label={t('collect.platform')}
          options={POOLS.map((name) => ({ value: name, label: platformName(name) }))}
          value={search.platform}
          onValueChange={(platform) => change({ platform })}
        />
        <Input
          type="search"
          aria-label={t('collect.words')}
          placeholder={t('collect.words')}
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="min-w-48 flex-1"
        />
        <Segmented
          label={t('collect.kind')}
          options={KINDS.map((name) => ({ value: name, label: t(`collect.kinds.${name}`) }))}
          value={search.kind}
          onValueChange={(kind) => change({ kind })}
        />
        {search.kind === 'goods' ? (
          <Select
            aria-label={t('collect.sort')}
            value={search.sort}
            options={[
              { value: '', label: t('collect.sorts.usual') },
              ...SORTS.map((value) => ({ value, label: t(`collect.sorts.${value}`) })),
            ]}
            onValueChange={(value) => change({ sort: SORTS.find((sort) => sort === value) ?? '' })}
          />
        ) : null}
        <Button type="submit" aria-busy={isSearching}>
          {t('collect.search')}
        </Button>
      </form>
    </search>
  )
}
