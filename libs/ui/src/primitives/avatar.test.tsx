import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

const shown = (props: object) => render(<Avatar {...(props as { name: string })} />).container

it('shows the picture, and the first character once it cannot be loaded', () => {
  const page = shown({ name: ' 韩梅', src: 'https://example.com/a.png' })
  const picture = page.querySelector('img')
  expect(picture?.src).toBe('https://example.com/a.png')
  if (picture) fireEvent.error(picture)
  expect([page.querySelector('img'), page.textContent]).toEqual([null, '韩'])
})

it('takes a name and a picture that are no text for none', () => {
  for (const name of [7, null, { a: 1 }, undefined]) {
    const page = shown({ name, src: true })
    expect([page.querySelector('img'), page.textContent]).toEqual([null, '?'])
  }
})
