import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { Avatar, type AvatarProps } from './avatar.tsx'

// Drawn here, so that the catalogue asks nobody for a picture.
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23126ac8"/%3E%3Ccircle cx="4" cy="3" r="1.5" fill="white"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0" fill="white"/%3E%3C/svg%3E'

const meta: Meta<AvatarProps> = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { size: 40 },
  parameters: {
    usage: {
      use: {
        zh: '人或账号。没有图片时显示名字的第一个字。',
        en: 'A person or an account. Without a picture the first character of the name stands in.',
      },
      avoid: {
        zh: '商品与素材的图片；单独表示一个人却不给名字（isNamed）。',
        en: 'Pictures of goods; a person shown by it alone without a name (isNamed).',
      },
      keys: [],
    } satisfies Usage,
  },
  render: told((t, args) => <Avatar name={t('韩梅', 'Han Mei')} isNamed {...args} />),
}
export default meta

type Story = StoryObj<AvatarProps>

export const Default: Story = {}
export const Picture: Story = { args: { src: PICTURE } }
/** A picture that cannot be loaded gives way to the character. */
export const Broken: Story = { args: { src: 'data:image/png;base64,AA==' } }
export const NoName: Story = { args: { name: ' ', isNamed: false } }

export const Sizes: Story = {
  render: told((t, args) => (
    <div className="flex items-center gap-3">
      {[24, 32, 40, 64].map((size) => (
        <Avatar key={size} name={t('韩梅', 'Han Mei')} {...args} size={size} isNamed />
      ))}
    </div>
  )),
}

/** The mark says the channel. */
export const Marked: Story = {
  args: { src: PICTURE, mark: <span className="block size-3 rounded-full bg-success" /> },
}

export const Dark: Story = { ...LOOKS.dark }
