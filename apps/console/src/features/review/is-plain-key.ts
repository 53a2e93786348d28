import { isModal } from '../../kernel/keys/use-page-key.ts'

/** Whether a key is pressed alone, outside of inputs, menus and dialogs. */
export const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isModal() && !isWithin(event, TYPING)

/** Whether the key is pressed on a control that has keys of its own. */
export const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

const TYPING = 'input, textarea, select, [role=menu]'
