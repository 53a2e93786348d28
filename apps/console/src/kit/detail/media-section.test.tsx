import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mediaSection, textSection } from './media-section.tsx'
import { PictureGrid } from './picture-grid.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** React tells there of two children with one key, which it may draw twice or lose. */
const watchConsole = () => vi.spyOn(console, 'error').mockReturnValue()

test('a text that stands twice in a record is shown twice', () => {
  const said = watchConsole()
  const { Part } = textSection(({ paragraphs }: { paragraphs: readonly string[] }) => paragraphs)
  const { rerender } = render(<Part record={{ paragraphs: ['茶', '水', '茶', ''] }} />)
  expect(screen.getAllByText('茶')).toHaveLength(2)
  rerender(<Part record={{ paragraphs: ['水'] }} />)
  expect(screen.queryByText('茶')).toBeNull()
  expect(said).not.toHaveBeenCalled()
})

test('a picture that stands twice is shown twice by itself, and once beside its cover', () => {
  const said = watchConsole()
  const { container, rerender } = render(<PictureGrid sources={['/tea', '/tea']} />)
  expect(container.querySelectorAll('img')).toHaveLength(2)
  const { Part } = mediaSection((record: { cover: string; images: readonly string[] }) => record)
  rerender(<Part record={{ cover: '/tea', images: ['/tea', '/cup', '/cup'] }} />)
  expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
    '/tea',
    '/cup',
  ])
  expect(said).not.toHaveBeenCalled()
})
