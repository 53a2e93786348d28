import { Dialog } from '@omc/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

afterEach(cleanup)

type BoxProps = { readonly hasNext: boolean }

/** A box with a button that goes when it is pressed, and one that may come for it. */
function Box({ hasNext }: BoxProps) {
  const box = useKeptFocus<HTMLDivElement>()
  const [isGone, setIsGone] = useState(false)
  return (
    <div ref={box} tabIndex={-1} data-testid="box">
      {isGone ? null : <button onClick={() => setIsGone(true)}>first</button>}
      {isGone && hasNext ? <button data-next-focus>next</button> : null}
    </div>
  )
}

const Page = ({ children }: { readonly children: ReactNode }) => <main>{children}</main>
const Modal = ({ children }: { readonly children: ReactNode }) => (
  <Dialog title="title" closeLabel="close" open onOpenChange={() => undefined}>
    {children}
  </Dialog>
)

const focused = () => document.activeElement

/** Presses the first button; after it the observers of the page have run. */
async function pressFirst() {
  fireEvent.click(screen.getByText('first'))
  await Promise.resolve()
}

describe.each([
  ['a page', Page, 'main'],
  ['a dialog, which takes the focus of what is gone', Modal, 'dialog'],
])('in %s', (_place, Place, role) => {
  /** The box comes when its place stands already. */
  async function show(box: BoxProps) {
    const { rerender } = render(<Place>{null}</Place>)
    await screen.findByRole(role)
    rerender(
      <Place>
        <Box {...box} />
        <button>elsewhere</button>
      </Place>,
    )
    screen.getByText('first').focus()
  }

  test('the next button has the focus of one that is gone', async () => {
    await show({ hasNext: true })
    await pressFirst()
    expect(focused()).toBe(screen.getByText('next'))
  })

  test('the box has it where no button comes next', async () => {
    await show({ hasNext: false })
    await pressFirst()
    expect(focused()).toBe(screen.getByTestId('box'))
  })

  test('focus that the person has moved stays', async () => {
    await show({ hasNext: true })
    screen.getByText('elsewhere').focus()
    await pressFirst()
    expect(focused()).toBe(screen.getByText('elsewhere'))
  })
})
