import { told } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rows } from '../parts/rows.tsx'
import { Part, Sheet } from '../parts/sheet.tsx'

const meta: Meta = { title: 'Guide/Using the catalogue', tags: ['!autodocs'] }
export default meta

export const Using: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('怎样使用目录', 'Using the catalogue')}
      intro={t(
        '设计者在这里看每个部件的每种状态，开发者从这里抄写。这里画的就是产品里运行的代码。',
        'Designers see every state of every part here, developers copy from it. What is drawn is the code that runs in the product.',
      )}
    >
      <Part title={t('找到一个部件', 'Finding a part')}>
        <Rows
          caption={t('找到一个部件', 'Finding a part')}
          heads={[t('按键', 'Key'), t('作用', 'What it does')]}
          rows={[
            [
              'Ctrl K',
              t('搜索部件与状态，名称用英文', 'Searches parts and states, by their English names'),
            ],
            ['Alt S', t('显示或收起左侧的树', 'Shows or hides the tree at the left')],
            ['Alt F', t('只看部件', 'Shows the part alone')],
            ['Alt A', t('打开无障碍检查的结果', 'Opens what the accessibility check found')],
          ]}
        />
      </Part>
      <Part title={t('工具栏', 'Toolbar')}>
        <Rows
          caption={t('工具栏', 'Toolbar')}
          heads={[t('选项', 'Choice'), t('作用', 'What it does')]}
          rows={[
            ['Theme', t('七个主题，与控制台相同', 'Seven themes, those of the console')],
            ['Light or dark', t('浅色或深色', 'Light or dark')],
            ['Density', t('宽松或紧凑的行高', 'Comfortable or compact rows')],
            [
              'Language',
              t(
                '中文、英文，以及加长 60 % 的英文，用来看会不会被截断',
                'Chinese, English, and English 60 % longer, to see what would be cut off',
              ),
            ],
          ]}
        />
      </Part>
      <Part title={t('一个部件的页面', 'The page of a part')}>
        <p className="max-w-160 text-sm">
          {t(
            'Docs 页说明适合与不适合的场合、按键、全部属性与全部状态。属性取自类型，按键与状态由检查逐一打开和按下：出现错误、无障碍问题或横向溢出时，检查不通过。',
            'The Docs page says what it is for and not for, its keys, all props and all states. Props come from the types; a check opens every state and presses what can be pressed, and fails on an error, an accessibility problem or something that sticks out at the side.',
          )}
        </p>
        <p className="text-sm">
          <code>npm run test:stories</code>
        </p>
      </Part>
    </Sheet>
  )),
}
