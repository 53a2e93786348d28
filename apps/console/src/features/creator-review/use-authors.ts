import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { inOrder, type Author } from './author.ts'
import { AUTHOR, authorsQuery } from './review-place.ts'
import type { Work } from './work.ts'

const NONE: readonly string[] = []

/** Authors of a work and the chosen one: neither moves while pieces are decided on. */
export function useAuthors(work: Work) {
  const services = useServices()
  const person = usePerson()
  const [params] = useSearchParams()
  const found = useQuery(authorsQuery({ ...services, person }, work))
  const [order, setOrder] = useState(NONE)
  if (found.data && order === NONE) setOrder(found.data.map(({ id }) => id))
  const authors: readonly Author[] = found.data ? inOrder(found.data, order) : []
  const id = params.get(AUTHOR) ?? order[0]
  const author = authors.find((one) => one.id === id) ?? nobodyNamed(id)
  return { found, authors, author: id === undefined ? null : author }
}

/** The address may name somebody of whom nothing is left. */
const nobodyNamed = (id = ''): Author => ({ id, name: id, waiting: 0, approved: 0, rejected: 0 })
