import '@omc/chat-widget/chat-widget.css'
import { DEFAULT_THEME, preloadParts, THEMES } from '@omc/ui'
import type { Preview } from '@storybook/react-vite'
import { DocsFrame } from './docs-frame.tsx'
import { DocsPage } from './docs-page.tsx'
import { paintBody } from './paint-body.ts'
import './preview.css'

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: {
    theme: DEFAULT_THEME,
    mode: 'light',
    density: 'standard',
    locale: 'zh',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: Object.keys(THEMES) },
    },
    mode: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'standard', title: 'Standard' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
          { value: 'en-long', title: 'English +60 %' },
        ],
      },
    },
  },
  parameters: {
    // A violation fails the check of the catalogue (npm run test:stories).
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { container: DocsFrame, page: DocsPage },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Using the catalogue', 'Writing'],
          'Foundations',
          ['Rules', 'Tokens', 'Colours', 'Themes', 'Type', 'Space', 'Motion', 'Focus'],
          'Actions',
          'Inputs',
          'Data',
          'Feedback',
          'Overlays',
          'Navigation',
          'Layout',
          'Chat',
          [
            'Overview',
            'Anatomy',
            'Variables',
            'Events',
            'Do and do not',
            'Window',
            'MessageList',
            'Message',
          ],
        ],
      },
    },
  },
  // Preloads dialogs, menus and messages, as on a page that has been idle.
  loaders: [preloadParts],
  decorators: [
    (Story, { globals, parameters }) => {
      paintBody(globals)
      return (
        <div data-look={parameters['look']}>
          <Story />
        </div>
      )
    },
  ],
}

export default preview
