/** The look is of the whole page: on a docs page such a story stands in a frame of its own. */
const ownPage = { docs: { story: { inline: false, height: '200px' } } }

/** States that every component shares: `export const Dark: Story = { ...LOOKS.dark }`. */
export const LOOKS = {
  dark: { globals: { mode: 'dark' }, parameters: ownPage },
  compact: { globals: { density: 'compact' }, parameters: ownPage },
  /** English and 60 % longer. */
  long: { globals: { locale: 'en-long' } },
  /** As if the pointer were over it. */
  hover: { parameters: { look: 'hover' } },
} as const
