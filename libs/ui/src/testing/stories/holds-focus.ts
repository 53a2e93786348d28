import { expect, screen, waitFor } from 'storybook/test'

/** Waits for what opened and for its focus: its keys work no sooner. */
export async function holdsFocus(role: 'dialog' | 'menu'): Promise<void> {
  const opened = await screen.findByRole(role)
  await waitFor(() => expect(opened).toContainElement(activeElement()))
}

function activeElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
