/** The look shared by inputs, selects and text areas. */
export const CONTROL_CLASS = [
  'w-full min-w-0 rounded-control border border-control bg-surface px-3 text-sm text-fg',
  'transition-colors duration-(--motion-fast) ease-standard hover:border-fg3',
  'focus-visible:border-accent focus-visible:outline-offset-0',
  'aria-invalid:border-danger-fg',
  'disabled:cursor-not-allowed disabled:bg-subtle disabled:text-fg3',
].join(' ')
