import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChatFace } from './chat-face.tsx'

it('shows the first letter of the name when the picture cannot be loaded', () => {
  const { container } = render(<ChatFace img="https://pictures.example/a.png" name="韩梅" />)
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('韩')
})
